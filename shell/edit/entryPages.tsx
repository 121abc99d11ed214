/** @jsxRuntime automatic */
import type { ContentProblem } from '@site/shared-data/compile/ContentProblem';
import { shownValue } from '@site/shared-data/compile/ContentProblem';
import { Controls } from './Controls';
import type { FormState } from './Controls';
import { editDocument } from './editDocument';
import { formOf } from './entries';
import type { AnyKind } from './entries';
import type { Trial } from './tryChange';

/** An entry among others. */
export interface ListedEntry {
  readonly file: string;
  readonly name: string;
}

/** Entries under one heading. */
export interface ListedGroup {
  readonly title: string;
  readonly entries: readonly ListedEntry[];
  /** The kind that more of them can be added to. */
  readonly added: string | null;
}

/** Everything that can be changed, or what a search has found. */
export function listPage(groups: readonly ListedGroup[], searched: string): string {
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
      {groups.length === 0 && <p>Nothing has these words.</p>}
      {groups.map(({ title, entries, added }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map(({ file, name }) => (
              <li key={file}>
                <a href={`/entry?file=${encodeURIComponent(file)}`}>{name}</a>
              </li>
            ))}
          </ul>
          {added && (
            <p>
              <a href={`/entry?kind=${added}`}>Add to: {title}</a>
            </p>
          )}
        </section>
      ))}
    </>,
  );
}

interface EntryPage {
  readonly kind: AnyKind;
  /** Null for a new one. */
  readonly file: string | null;
  readonly name: string;
  /** The text that the form was filled from. */
  readonly base: string;
  readonly state: FormState;
  /** What is wrong, also with what the form has no field for. */
  readonly problems: readonly ContentProblem[];
  /** What somebody else wrote meanwhile: each field, and what it says now. */
  readonly theirs: readonly (readonly [field: string, value: unknown])[];
  readonly isSaved: boolean;
}

/** The form of one entry. */
export function entryPage({ kind, file, name, base, state, problems, theirs, isSaved }: EntryPage): string {
  const field = formOf(kind);
  return editDocument(
    file === null ? `Add to: ${kind.title}` : kind.isList ? `${kind.title}: ${name}` : kind.title,
    <>
      {isSaved && (
        <p role="status">
          Saved on this machine. Visitors see it once it is released: <a href="/look">look at it</a>.
        </p>
      )}
      {theirs.length > 0 && (
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
      {problems.length > 0 && (
        <section role="alert" aria-labelledby="problems">
          <h2 id="problems">Nothing was saved yet</h2>
          <ul>
            {problems.map((problem) => (
              <li key={[problem.file, problem.field, problem.wanted].join()}>
                <a href={`#${problem.field ?? ''}`}>{problem.field ?? problem.file}</a>
                {`: ${shownValue(problem.value)} – wanted ${problem.wanted}`}
                {file !== null && problem.file !== file && ` (${problem.file})`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <form
        method="post"
        encType="multipart/form-data"
        action={file ? `/entry?file=${encodeURIComponent(file)}` : `/entry?kind=${kind.name}`}
      >
        <input type="hidden" name="#base" value={base} />
        <datalist id="addresses">
          {state.addresses.map((address) => (
            <option key={address} value={address} />
          ))}
        </datalist>
        <Controls fields={field.kind === 'group' ? field.fields : [{ ...field, name: 'all' }]} place="" state={state} />
        <p>
          <button>Save</button>
        </p>
      </form>
      {file && kind.isList && (
        <form method="post" action={`/remove?file=${encodeURIComponent(file)}`}>
          <button>Remove {name}</button>
        </form>
      )}
    </>,
  );
}

/** Asks whether an entry is to go, and names the pages that link to its own. */
export function removePage(file: string, name: string, linking: readonly string[]): string {
  return editDocument(
    `Remove ${name}?`,
    <>
      {linking.length > 0 && <p>{`Its page goes with it, and is linked from ${linking.join(', ')}.`}</p>}
      <form method="post" action={`/remove?file=${encodeURIComponent(file)}&sure=yes`}>
        <button>Yes, remove it</button> <a href={`/entry?file=${encodeURIComponent(file)}`}>No, keep it</a>
      </form>
    </>,
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Before a change is tried. */
export const lookPage = (): string =>
  editDocument(
    'Look at it, and release it',
    <form method="post" action="/look">
      <p>The site is built with what was saved, for you alone. This takes some seconds.</p>
      <button>Build the preview</button>
    </form>,
  );

/**
 * What a change does: its pages, as they would be.
 * @param origin where the preview is served.
 */
export function trialPage({ pages, packages, problem }: Trial, origin: string): string {
  if (problem !== null) {
    return editDocument('It cannot go live like this', <pre role="alert">{problem}</pre>);
  }
  if (packages.length === 0)
    return editDocument('Everything is live', <p>Nothing has changed since the last release.</p>);
  const [first] = pages;
  return editDocument(
    'What this change touches',
    <>
      <p>{`${counted(pages.length, 'page')}: ${pages.join(', ')}`}. Menus and the footer follow on every page.</p>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={origin + page} target="_blank" rel="noreferrer">
              Look at {page} (opens in a new tab)
            </a>
          </li>
        ))}
      </ul>
      {first && <iframe src={origin + first} title={`The page ${first} as it would be`} />}
      <form method="post" action="/release">
        <p>
          This goes live by <code>{packages.map((name) => `npm run release -- ${name}`).join(' && ')}</code>
        </p>
        <button>Release it now</button>
      </form>
    </>,
  );
}

/** What the commands said. */
export const releasedPage = (isGood: boolean, said: string): string =>
  editDocument(isGood ? 'It is live' : 'It did not go live', <pre role={isGood ? 'status' : 'alert'}>{said}</pre>);
