/** @jsxRuntime automatic */
import type { LoadedContent } from '@site/shared-data/compile/loadContent';
import { waitingEntries, type WaitingEntry } from '@site/shared-data/compile/waiting';
import { formatDate } from '@site/shared-data/dates/eventDate';
import path from 'node:path';
import { buildDay } from '../../system/settings';
import { entryAddress } from '../frame/addresses';

/** What the site does not show yet. */
export interface Waiting {
  readonly entries: readonly WaitingEntry[];
  /** Whether a deploy elsewhere reads the store of releases, and brings the entries on their day. */
  readonly isDeployed: boolean;
}

/** Returns the entries of some content that wait for their day. */
export const waitingIn = (content: LoadedContent): Waiting => ({
  entries: waitingEntries(content, buildDay()),
  // No other machine reads a store in a folder of this one.
  isDeployed: Boolean(process.env['SITE_STORE']) && !path.isAbsolute(process.env['SITE_STORE'] ?? ''),
});

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
