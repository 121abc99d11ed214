/** @jsxRuntime automatic */
import { addressWith, entryAddress } from '../frame/addresses';
import { editDocument, formatClinicTime } from '../frame/editDocument';
import type { FieldChange, RemovedEntry, Version } from './history';
import { labelPath } from '../entry/Field';

const versionAddress = (file: string, version: string) => addressWith('/entry', { file, version });

/** A value as people read it, whole; nothing where there is none. */
const formatValue = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const Changes = ({ changes }: { readonly changes: readonly FieldChange[] }) =>
  changes.length === 0 ? (
    <p>No field says anything else.</p>
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

/** The versions of an entry: who changed what, and the way back to each. */
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
          <h2>{commit === null ? 'Saved here, and in no commit yet' : subject}</h2>
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

/** The entries that were removed, each with the way back. */
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
              : 'removed here, in no commit yet'}
          </li>
        ))}
      </ul>
    ),
  );
