/** @jsxRuntime automatic */
import { shownValue, type ContentProblem } from '@site/shared-data/compile/ContentProblem';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { addressWith, entryAddress, entryQuery } from '../frame/addresses';
import { Controls } from './Controls';
import { draftControls, type DraftPage } from './drafts';
import { editDocument, formatClinicTime } from '../frame/editDocument';
import { formOf, type AnyKind } from '../entry/entries';
import type { FormState } from './FormState';
import { ProblemList } from './ProblemList';
import { canStartFrom, type Start } from './startFrom';

/** The form of an entry. */
export interface EntryPage {
  readonly kind: AnyKind;
  /** Null for a new one. */
  readonly file: string | null;
  readonly name: string;
  /** The text that the form was filled from. */
  readonly base: string;
  readonly state: FormState;
  /** The file that its problems name: its own, or that which a new entry would have. */
  readonly target: string | null;
  /** Whether its text can be read; otherwise it is not offered to be written over. */
  readonly isReadable: boolean;
  /** What is wrong, also with what the form has no field for. */
  readonly problems: readonly ContentProblem[];
  /** What somebody else wrote meanwhile: each field, and what it says now. */
  readonly theirs: readonly (readonly [field: string, value: unknown])[];
  readonly isSaved: boolean;
  /** The addresses it links to that have no page. */
  readonly noPages: readonly string[];
  /** The draft that keeps what is typed into it. */
  readonly draft: DraftPage;
  /** When what the form shows was typed, where it was never saved. */
  readonly typedAt?: string | undefined;
  /** The entry it begins from, and what was left out of that. */
  readonly start?: (Start & { readonly name: string; readonly file: string }) | undefined;
  /** Where it shows an earlier version: what that is called. */
  readonly version?: string | undefined;
  /** Whether its file is there. */
  readonly isThere: boolean;
  /** The day from which the site shows it, where that is to come. */
  readonly shownOn?: ClinicDay | undefined;
}

/** The document of such a form. */
export function entryPage(page: EntryPage): string {
  const { kind, file, name, base, state, isReadable, problems, target, theirs, isSaved, noPages } = page;
  const { draft, typedAt, start, version, isThere, shownOn } = page;
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
            ? `Visitors see it from ${formatDate(shownOn)}, Central time`
            : 'Visitors see it once it is released'}
          : <a href="/look">look at it</a>.
          {noPages.map((address) => ` ${address} is no page yet: correct the link, or release the page first.`)}
        </p>
      )}
      {typedAt !== undefined && (
        <form id="discard" method="post" action={addressWith('/draft/discard', query)}>
          {draftInputs}
          <p role="status">
            {`What was typed here on ${formatClinicTime(typedAt)} and not saved is here again.`}{' '}
            <button>Discard it</button>{' '}
            {file === null && <a href={addressWith('/entry', { ...query, draft: 'new' })}>Begin an empty one</a>}
          </p>
        </form>
      )}
      {version !== undefined && (
        <p role="status">{`The form shows ${version}. Nothing has changed yet: look through it, and save it.`}</p>
      )}
      {start && (
        <section role="status">
          <p>
            This begins from <a href={entryAddress(start.file)}>{start.name}</a>, with its picture. Give it its own day,
            and look at the name and the address that are proposed.
          </p>
          {start.leftOut.length > 0 && (
            <>
              <p>Left out, because it speaks of the other day:</p>
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
          <p>Nothing is lost: the form below has both changes, yours where both of you changed the same. They wrote:</p>
          <dl>
            {theirs.map(([one, value]) => (
              <div key={one}>
                <dt>{one}</dt>
                <dd>{shownValue(value)}</dd>
              </div>
            ))}
          </dl>
          <p>Save again to keep what the form says.</p>
        </section>
      )}
      <ProblemList
        heading={isReadable ? 'Nothing was saved yet' : 'Mend the file first'}
        problems={problems}
        file={target}
      />
      {isReadable && (
        <form
          method="post"
          encType="multipart/form-data"
          action={addressWith('/entry', query)}
          data-draft={addressWith('/draft', query)}
        >
          {/* What the key Enter presses; the first of the others would move an entry. */}
          <button hidden>Save</button>
          <input type="hidden" name="#base" value={base} />
          {draftInputs}
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
            <a href={addressWith('/entry', { kind: kind.name, like: file })}>Use as a start for a new one</a>
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
