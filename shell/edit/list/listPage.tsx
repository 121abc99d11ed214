/** @jsxRuntime automatic */
import type { ContentProblem } from '@site/shared-data/compile/ContentProblem';
import { addressWith, entryAddress } from '../frame/addresses';
import { editDocument, formatClinicTime } from '../frame/editDocument';
import { listTitle } from '../entry/entries';
import type { ListedEntry, ListedGroup } from './listedGroups';
import type { ListNews } from './listNews';
import { ProblemList } from '../form/ProblemList';
import { WaitingList } from '../release/WaitingList';
import { RunningLink } from '../release/workPage';

/** Links to the forms of entries. */
export const EntryLinks = ({ entries }: { readonly entries: readonly ListedEntry[] }) => (
  <ul>
    {entries.map(({ file, name }) => (
      <li key={file}>
        <a href={entryAddress(file)}>{name}</a>
      </li>
    ))}
  </ul>
);

const News = ({ last, drafts, waiting, unpushed, proposals, running }: ListNews) => (
  <>
    <RunningLink running={running} />
    {drafts.length > 0 && (
      <section aria-labelledby="drafts">
        <h2 id="drafts">Not saved yet</h2>
        <ul>
          {drafts.map(({ name, address, at }) => (
            <li key={address}>
              <a href={address}>{name}</a> {formatClinicTime(at)}
            </li>
          ))}
        </ul>
      </section>
    )}
    {unpushed > 0 && (
      <form method="post" action="/push">
        <p>
          {unpushed === 1 ? 'One commit is' : `${unpushed} commits are`} not at origin yet.{' '}
          <a href="/look">See whether it is live</a> <button>Send to origin</button>
        </p>
      </form>
    )}
    <WaitingList waiting={waiting} />
    {proposals > 0 && (
      <p>
        <a href="/proposals">Proposed changes</a>
      </p>
    )}
    {last.length > 0 && (
      <section aria-labelledby="last">
        <h2 id="last">Recently changed</h2>
        <EntryLinks entries={last} />
      </section>
    )}
  </>
);

/**
 * Returns the start page, with all entries or with the results of a search.
 * @param news the news above the list. A page with search results has none.
 */
export function listPage(
  groups: readonly ListedGroup[],
  searched: string,
  problems: readonly ContentProblem[],
  news: ListNews | null = null,
): string {
  return editDocument(
    'All entries',
    <>
      <form role="search">
        <div className="field">
          <label htmlFor="q">Search in all texts</label>
          <input id="q" name="q" type="search" defaultValue={searched} />
        </div>
        <button>Search</button>
      </form>
      <ProblemList heading="Correct these: no release shows them" problems={problems} file={null} />
      {news && <News {...news} />}
      {groups.length === 0 && <p>No entry contains these words.</p>}
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
              <a href={addressWith('/entry', { kind: list.kind })}>Add to: {title}</a>
            </p>
          )}
        </section>
      ))}
      {news && (
        <p>
          <a href="/removed">What was removed</a>
        </p>
      )}
    </>,
  );
}
