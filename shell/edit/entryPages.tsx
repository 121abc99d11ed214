/** @jsxRuntime automatic */
import { shownValue, type ContentProblem } from '@site/shared-data/compile/ContentProblem';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { formatInstant } from '../compose/write/statusPage';
import { Controls } from './Controls';
import { draftName } from './drafts';
import { editDocument } from './editDocument';
import { formOf, listTitle, type AnyKind } from './entries';
import { labelOf } from './Field';
import type { FormState } from './FormState';
import type { ListedEntry, ListedGroup } from './listedGroups';
import { canStartFrom, type Start } from './startFrom';
import type { Waiting } from './tryChange';
import { workAddress } from './workPage';
import type { Work } from './works';

export const entryAddress = (file: string) => `/entry?file=${encodeURIComponent(file)}`;

const EntryLinks = ({ entries }: { readonly entries: readonly ListedEntry[] }) => (
  <ul>
    {entries.map(({ file, name }) => (
      <li key={file}>
        <a href={entryAddress(file)}>{name}</a>
      </li>
    ))}
  </ul>
);

interface ProblemListProps {
  readonly heading: string;
  readonly problems: readonly ContentProblem[];
  /** The file whose form this is, or that a new entry would have; null where each line has to lead to its own. */
  readonly file: string | null;
}

/** The labels that lead to a field, with rows counted as the form does: 'Prices, 2: Dollars'. */
export const labelsOf = (field: string) =>
  field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `, ${Number(part) + 1}` : `: ${labelOf(part)}`))
    .join('')
    .slice(2);

/** What is wrong, each with its place. */
function ProblemList({ heading, problems, file }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <section role="alert" aria-labelledby="problems">
      <h2 id="problems">{heading}</h2>
      <ul>
        {problems.map((problem) => {
          const lines = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
          return (
            <li key={[lines, problem.field, problem.wanted].join()}>
              <a href={problem.file === file ? `#${problem.field ?? ''}` : entryAddress(problem.file)}>
                {problem.file === file && problem.field ? labelsOf(problem.field) : lines}
              </a>
              {'value' in problem && problem.value !== '' && `: ${shownValue(problem.value)}`}
              {` – wanted ${problem.wanted}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the list shows above everything that can be changed. */
export interface ListNews {
  /** The entries that were changed last. */
  readonly last: readonly ListedEntry[];
  /** What was typed and not saved: what it is called, where it is, and when somebody typed last. */
  readonly drafts: readonly { readonly name: string; readonly address: string; readonly at: string }[];
  readonly waiting: Waiting | null;
  /** How many commits `origin` does not have, and how many changes were proposed from here. */
  readonly unpushed: number;
  readonly proposals: number;
  /** Whether a removed entry can be brought back. */
  readonly hasRemoved: boolean;
  readonly running: Pick<Work, 'id' | 'title'> | null;
}

/** An instant as people say it, in the time zone of the clinic. */
export const saidInstant = (at: string): string => `${formatInstant(at)} Central`;

/** The entries that the site does not show yet. */
export function WaitingList({ waiting }: { readonly waiting: Waiting }) {
  if (waiting.entries.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting for their day</h2>
      <ul>
        {waiting.entries.map(({ file, group, name, day }) => (
          <li key={file}>
            <a href={entryAddress(file)}>{`${group}: ${name}`}</a> {`is shown from ${formatDate(day)}, Central time`}
          </li>
        ))}
      </ul>
      <p>
        {waiting.isDeployed
          ? 'Once it is committed and sent to origin, the hourly deploy brings each on its day.'
          : 'Nothing here deploys by itself: on that day, look at it and release it.'}
      </p>
    </section>
  );
}

const News = ({ last, drafts, waiting, unpushed, proposals, running }: ListNews) => (
  <>
    {running && (
      <p>
        <a href={workAddress(running.id)}>{`${running.title}: see how far it is`}</a>
      </p>
    )}
    {drafts.length > 0 && (
      <section aria-labelledby="drafts">
        <h2 id="drafts">Typed and not saved</h2>
        <ul>
          {drafts.map(({ name, address, at }) => (
            <li key={address}>
              <a href={address}>{name}</a> {saidInstant(at)}
            </li>
          ))}
        </ul>
      </section>
    )}
    {unpushed > 0 && (
      <form method="post" action="/push">
        <p>
          {unpushed === 1 ? 'One commit is' : `${unpushed} commits are`} here and not at origin.{' '}
          <button>Send to origin</button>
        </p>
      </form>
    )}
    {waiting && <WaitingList waiting={waiting} />}
    {proposals > 0 && (
      <p>
        <a href="/proposals">What became of proposed changes</a>
      </p>
    )}
    {last.length > 0 && (
      <section aria-labelledby="last">
        <h2 id="last">Changed last</h2>
        <EntryLinks entries={last} />
      </section>
    )}
  </>
);

/**
 * Everything that can be changed, or what a search has found.
 * @param news what is above it; nothing beside the results of a search.
 */
export function listPage(
  groups: readonly ListedGroup[],
  searched: string,
  problems: readonly ContentProblem[],
  news: ListNews | null = null,
): string {
  return editDocument(
    'Everything that can be changed',
    <>
      <form role="search">
        <div className="field">
          <label htmlFor="q">Search in all texts</label>
          <input id="q" name="q" type="search" defaultValue={searched} />
        </div>
        <button>Search</button>
      </form>
      <ProblemList heading="To be put right before a release" problems={problems} file={null} />
      {news && <News {...news} />}
      {groups.length === 0 && <p>Nothing has these words.</p>}
      {groups.map(({ title, entries, list }) => (
        <section key={title} className="kind">
          <details className={searched === '' ? 'fold' : undefined} open>
            <summary>
              <h2>{title}</h2>
            </summary>
            <EntryLinks entries={entries} />
            {list && (
              <p>
                <a href={entryAddress(list.file)}>{`${title}: ${listTitle}`}</a>
              </p>
            )}
          </details>
          {list && (
            <p>
              <a href={`/entry?kind=${list.kind}`}>Add to: {title}</a>
            </p>
          )}
        </section>
      ))}
      {news?.hasRemoved && (
        <p>
          <a href="/removed">What was removed</a>
        </p>
      )}
    </>,
  );
}

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
  /** The name of what is kept of it while it is not saved. */
  readonly draftId: string;
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
  const { draftId, typedAt, start, version, isThere, shownOn } = page;
  const field = formOf(kind);
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
        <form
          id="discard"
          method="post"
          action={`/draft/discard?id=${draftId}${file ? `&file=${encodeURIComponent(file)}` : `&kind=${kind.name}`}`}
        >
          <p role="status">
            {`What was typed here on ${saidInstant(typedAt)} and not saved is here again.`} <button>Discard it</button>{' '}
            {file === null && <a href={`/entry?kind=${kind.name}&draft=new`}>Begin an empty one</a>}
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
          action={file ? entryAddress(file) : `/entry?kind=${kind.name}`}
          data-draft={`/draft?${file ? `file=${encodeURIComponent(file)}` : `kind=${kind.name}`}&id=${draftId}`}
        >
          {/* What the key Enter presses; the first of the others would move an entry. */}
          <button hidden>Save</button>
          <input type="hidden" name="#base" value={base} />
          <input type="hidden" name={draftName} value={draftId} />
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
          <a href={`/history?file=${encodeURIComponent(file)}`}>Earlier versions</a>
          {canStartFrom(kind) && (
            <a href={`/entry?kind=${kind.name}&like=${encodeURIComponent(file)}`}>Use as a start for a new one</a>
          )}
        </p>
      )}
      {file && isThere && kind.isList && (
        <form method="post" action={`/remove?file=${encodeURIComponent(file)}`}>
          <button>Remove {name}</button>
        </form>
      )}
    </>,
  );
}

interface RemovePage extends ListedEntry {
  /** The hash of the text that is to go. */
  readonly base: string;
  /** Whether somebody changed it since this was asked before. */
  readonly isChanged: boolean;
  /** The address of its page, which goes with it. */
  readonly address: string | undefined;
  /** The pages that link there. */
  readonly pages: readonly string[];
  /** The entries that name the address. */
  readonly naming: readonly ListedEntry[];
}

/** Asks whether an entry is to go, and says what leads to its page. */
export function removePage({ file, name, base, isChanged, address, pages, naming }: RemovePage): string {
  return editDocument(
    `Remove ${name}?`,
    <>
      {isChanged && (
        <p role="alert">
          Somebody else changed this meanwhile: <a href={entryAddress(file)}>read it</a> before it goes.
        </p>
      )}
      <p>
        {address ? `Its page ${address} goes with it.` : 'It goes from every page that shows it.'} Visitors see that
        once it is released.
      </p>
      {naming.length > 0 && (
        <section aria-labelledby="naming">
          <h2 id="naming">Change these first: they lead to that page</h2>
          <EntryLinks entries={naming} />
        </section>
      )}
      {pages.length > 0 && (
        <p>{`It is linked from ${pages.join(', ')}. Lists of what there is follow by themselves.`}</p>
      )}
      <form method="post" action={`/remove?file=${encodeURIComponent(file)}&sure=yes`}>
        <input type="hidden" name="#base" value={base} />
        <button>Yes, remove it</button> <a href={entryAddress(file)}>No, keep it</a>
      </form>
    </>,
  );
}

/** Why something was not done. */
export const problemPage = (said: string): string => editDocument('That was not done', <p role="alert">{said}</p>);
