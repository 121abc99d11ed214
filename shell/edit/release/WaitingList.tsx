/** @jsxRuntime automatic */
import type { LoadedContent } from '@site/shared-data/compile/loadContent';
import { waitingEntries, type WaitingEntry } from '@site/shared-data/compile/waiting';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { clinicTimeZoneName } from '@site/shared-data/dates/timeZoneName';
import path from 'node:path';
import { buildDay } from '../../system/settings';
import { entryAddress } from '../frame/addresses';

/** The entries that the site does not show yet. */
export interface Waiting {
  readonly entries: readonly WaitingEntry[];
  /** Whether a deploy on another machine reads the store of releases, and shows the entries on their day. */
  readonly isDeployed: boolean;
}

/** Returns the entries of some content that wait for their day. */
export const waitingIn = (content: LoadedContent): Waiting => ({
  entries: waitingEntries(content, buildDay()),
  // No other machine reads a store in a folder of this one.
  isDeployed: Boolean(process.env['SITE_STORE']) && !path.isAbsolute(process.env['SITE_STORE'] ?? ''),
});

/** Lists the entries that the site does not show yet. */
export function WaitingList({ waiting }: { readonly waiting: Waiting }) {
  if (waiting.entries.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting for their day</h2>
      <ul>
        {waiting.entries.map(({ file, group, name, day }) => (
          <li key={file}>
            <a href={entryAddress(file)}>{`${group}: ${name}`}</a>{' '}
            {`is shown from ${formatDate(day)}, ${clinicTimeZoneName} time`}
          </li>
        ))}
      </ul>
      <p>
        {waiting.isDeployed
          ? 'After you commit them and send them to origin, the hourly deploy shows each on its day.'
          : 'No deploy reads this store. On that day, look at the site and release it.'}
      </p>
    </section>
  );
}
