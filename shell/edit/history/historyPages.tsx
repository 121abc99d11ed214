/** @jsxRuntime automatic */
import { addressWith, entryAddress } from '../frame/addresses';
import { editDocument, formatClinicTime } from '../frame/editDocument';
import type { FieldChange, RemovedEntry, Version } from './history';
import { labelPath } from '../entry/Field';

const versionAddress = (file: string, version: string) => addressWith('/entry', { file, version });

/** Returns a whole value for people to read, or '' for no value. */
const formatValue = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const Changes = ({ changes }: { readonly changes: readonly FieldChange[] }) =>
  changes.length === 0 ? (
    <p>No field differs.</p>
  ) : (
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field === '' ? 'All' : labelPath(field)}</th>
            <td>{formatValue(before)}</td>
            <td>{formatValue(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

/** Returns the page with the versions of an entry: who changed what, and a link that puts each version into the form. */
export function historyPage(file: string, name: string, versions: readonly Version[]): string {
  return editDocument(
    `Earlier versions: ${name}`,
    <>
      <p>
        <a href={entryAddress(file)}>Back to the form</a>
      </p>
      {versions.length === 0 && <p>No commit has this entry yet.</p>}
      {versions.map(({ commit, author, at, subject, changes, isCurrent, isThere }) => (
        <section key={commit ?? 'here'} className="version">
          <h2>{commit === null ? 'Saved here, and not committed yet' : subject}</h2>
          {commit !== null && (
            <p>{`${author}, ${formatClinicTime(at)}${isCurrent ? ' · what the file says now' : ''}`}</p>
          )}
          <Changes changes={changes} />
          {commit !== null && !isCurrent && isThere && (
            <p>
              <a href={versionAddress(file, commit)}>{`Put the version of ${formatClinicTime(at)} into the form`}</a>
            </p>
          )}
        </section>
      ))}
    </>,
  );
}

/** Returns the page with the removed entries, each with a link that restores it. */
export const removedPage = (entries: readonly RemovedEntry[]): string =>
  editDocument(
    'What was removed',
    entries.length === 0 ? (
      <p>Git knows of no entry that was removed.</p>
    ) : (
      <ul className="rows">
        {entries.map(({ file, name, commit, removed }) => (
          <li key={file}>
            <a href={versionAddress(file, commit)}>Bring back: {name}</a>{' '}
            {removed
              ? `removed by ${removed.author}, ${formatClinicTime(removed.at)}`
              : 'removed here, and not committed yet'}
          </li>
        ))}
      </ul>
    ),
  );
