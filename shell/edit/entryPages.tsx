/** @jsxRuntime automatic */
import { shownValue, type ContentProblem } from '@site/shared-data/compile/ContentProblem';
import { Controls } from './Controls';
import { editDocument } from './editDocument';
import { formOf, listTitle, type AnyKind } from './entries';
import { labelOf } from './Field';
import type { FormState } from './FormState';
import type { ListedEntry, ListedGroup } from './listedGroups';

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
const labelsOf = (field: string) =>
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

/** Everything that can be changed, or what a search has found. */
export function listPage(
  groups: readonly ListedGroup[],
  searched: string,
  problems: readonly ContentProblem[],
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
      {groups.length === 0 && <p>Nothing has these words.</p>}
      {groups.map(({ title, entries, list }) => (
        <section key={title}>
          <h2>{title}</h2>
          <EntryLinks entries={entries} />
          {list && (
            <p>
              <a href={`/entry?kind=${list.kind}`}>Add to: {title}</a>
              <a href={entryAddress(list.file)}>{`${title}: ${listTitle}`}</a>
            </p>
          )}
        </section>
      ))}
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
}

/** The document of such a form. */
export function entryPage(page: EntryPage): string {
  const { kind, file, name, base, state, isReadable, problems, target, theirs, isSaved, noPages } = page;
  const field = formOf(kind);
  return editDocument(
    file === null ? `Add to: ${kind.title}` : kind.isList ? `${kind.title}: ${name}` : kind.title,
    <>
      {isSaved && (
        <p role="status">
          Saved on this machine. Visitors see it once it is released: <a href="/look">look at it</a>.
          {noPages.map((address) => ` ${address} is no page yet: correct the link, or release the page first.`)}
        </p>
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
        >
          {/* What the key Enter presses; the first of the others would move an entry. */}
          <button hidden>Save</button>
          <input type="hidden" name="#base" value={base} />
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
            <button>Save</button>
          </p>
        </form>
      )}
      {file && kind.isList && (
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
