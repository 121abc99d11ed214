/** @jsxRuntime automatic */
import { shownValue, type ContentProblem } from '@site/shared-data/compile/ContentProblem';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { clinicTimeZoneName } from '@site/shared-data/dates/timeZoneName';
import { addressWith, entryAddress, entryQuery } from '../frame/addresses';
import { Controls } from './Controls';
import { draftControls, type DraftPage } from './drafts';
import { editDocument, formatClinicTime } from '../frame/editDocument';
import { mostBytes, tooLarge } from '../frame/localServer';
import { formOf, type AnyKind } from '../entry/entries';
import { knownOnlyName } from '../entry/Sent';
import type { FormState } from './FormState';
import { ProblemList } from './ProblemList';
import { canStartFrom, type Start } from './startFrom';

/** A value in the file for which the form has no field. */
interface UnknownValue {
  /** Its path, with dots. */
  readonly field: string;
  readonly line: number;
  readonly value: unknown;
}

/** The values of a file for which the form has no field, and a button that saves the entry without them. */
const UnknownValues = ({ unknown }: Pick<EntryPage, 'unknown'>) => (
  <section aria-labelledby="unknown">
    <h2 id="unknown">The file has fields that the site does not know</h2>
    <ul>
      {unknown.map(({ field, line, value }) => (
        <li key={field} id={field}>
          {`Line ${line} · ${field}: ${shownValue(value)}`}
        </li>
      ))}
    </ul>
    <p className="help">
      The name may be misspelled: copy the text into the right field. Nothing is saved while the file has such a field.
    </p>
    <p>
      <button name={knownOnlyName} value="yes">
        Remove them and save
      </button>
    </p>
  </section>
);

/** The content of the page with an entry's form. */
export interface EntryPage {
  readonly kind: AnyKind;
  /** Null for a new entry. */
  readonly file: string | null;
  readonly name: string;
  /** The text of the file from which the form was filled. */
  readonly base: string;
  readonly state: FormState;
  /** The file that the problems name: the entry's own file, or the file that a new entry would get. */
  readonly target: string | null;
  /** Whether the text is valid YAML. If not, the page offers no form, because a save would overwrite the file. */
  readonly isReadable: boolean;
  /** All problems, including those of values for which the form has no field. */
  readonly problems: readonly ContentProblem[];
  /** The values in the file for which the form has no field. */
  readonly unknown: readonly UnknownValue[];
  /** The fields that somebody else changed meanwhile, with their values in the file. */
  readonly theirs: readonly (readonly [field: string, value: unknown])[];
  readonly isSaved: boolean;
  /** The addresses without a page that the entry links to. */
  readonly noPages: readonly string[];
  /** The draft that keeps the unsaved text. */
  readonly draft: DraftPage;
  /** The time of the draft's text, if the form shows a draft. ISO 8601, UTC. */
  readonly typedAt?: string | undefined;
  /** The entry from which the form starts, and the values that were left out. */
  readonly start?: (Start & { readonly name: string; readonly file: string }) | undefined;
  /** The name of the earlier version, if the form shows one. */
  readonly version?: string | undefined;
  /** Whether the file exists. */
  readonly isThere: boolean;
  /** The day from which the site shows the entry, if that day is in the future. */
  readonly shownOn?: ClinicDay | undefined;
}

/** Returns the HTML document of an entry's form. */
export function entryPage(page: EntryPage): string {
  const { kind, file, name, base, state, isReadable, problems, target, theirs, isSaved, noPages } = page;
  const { unknown, draft, typedAt, start, version, isThere, shownOn } = page;
  const field = formOf(kind);
  const query = entryQuery(kind.name, file);
  const draftInputs = draftControls(draft).map(([one, value]) => (
    <input key={one} type="hidden" name={one} value={value} />
  ));
  return editDocument(
    file === null ? `Add to: ${kind.title}` : kind.isList ? `${kind.title}: ${name}` : kind.title,
    <>
      {isSaved && (
        <p role="status">
          Saved on this machine.{' '}
          {shownOn
            ? `Visitors see it from ${formatDate(shownOn)}, ${clinicTimeZoneName} time`
            : 'Visitors see it once it is released'}
          : <a href="/look">look at it</a>.
          {noPages.map((address) => ` ${address} has no page yet: correct the link, or release the page first.`)}
        </p>
      )}
      {typedAt !== undefined && (
        <form id="discard" method="post" action={addressWith('/draft/discard', query)}>
          {draftInputs}
          <p role="status">
            {`The form shows unsaved text from ${formatClinicTime(typedAt)}.`} <button>Discard it</button>{' '}
            {file === null && <a href={addressWith('/entry', { ...query, draft: 'new' })}>Start with an empty form</a>}
          </p>
        </form>
      )}
      {version !== undefined && (
        <p role="status">{`The form shows ${version}. Nothing has changed yet: check it, and save it.`}</p>
      )}
      {start && (
        <section role="status">
          <p>
            This is a copy of <a href={entryAddress(start.file)}>{start.name}</a>, with its picture. Set a new day, and
            check the proposed name and address.
          </p>
          {start.leftOut.length > 0 && (
            <>
              <p>Left out, because it mentions the day of the original:</p>
              <dl>
                {start.leftOut.map(([one, said]) => (
                  <div key={one + said}>
                    <dt>{one}</dt>
                    <dd>{said}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </section>
      )}
      {isReadable && theirs.length > 0 && (
        <section role="alert" aria-labelledby="theirs">
          <h2 id="theirs">Somebody else changed this meanwhile</h2>
          <p>The form below has both changes. Where both of you changed the same field, it has yours. They wrote:</p>
          <dl>
            {theirs.map(([one, value]) => (
              <div key={one}>
                <dt>{one}</dt>
                <dd>{shownValue(value)}</dd>
              </div>
            ))}
          </dl>
          <p>To keep the text of the form, save again.</p>
        </section>
      )}
      <ProblemList
        heading={isReadable ? 'Nothing was saved yet' : 'Correct the file first'}
        problems={problems}
        file={target}
      />
      {isReadable && (
        <form
          method="post"
          encType="multipart/form-data"
          action={addressWith('/entry', query)}
          data-draft={addressWith('/draft', query)}
          data-most-bytes={mostBytes}
          data-too-large={tooLarge}
        >
          {/* Enter presses the first button of a form. Without this one, it would move an entry. */}
          <button hidden>Save</button>
          <input type="hidden" name="#base" value={base} />
          {draftInputs}
          {unknown.length > 0 && <UnknownValues unknown={unknown} />}
          <datalist id="addresses">
            {state.addresses.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
          <Controls
            fields={field.kind === 'group' ? field.fields : [{ ...field, name: 'all' }]}
            place=""
            state={state}
          />
          <p className="save">
            <button>Save</button> <span id="draft-state" aria-live="polite" />
          </p>
        </form>
      )}
      {file && isThere && (
        <p className="more">
          <a href={addressWith('/history', { file })}>Earlier versions</a>
          {canStartFrom(kind) && (
            <a href={addressWith('/entry', { kind: kind.name, like: file })}>Copy to a new entry</a>
          )}
        </p>
      )}
      {file && isThere && kind.isList && (
        <form method="post" action={addressWith('/remove', { file })}>
          <button>Remove {name}</button>
        </form>
      )}
    </>,
  );
}
