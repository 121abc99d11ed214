/** @jsxRuntime automatic */
import { formatDate } from '@site/shared-data/dates/eventDate';
import { entryAddress } from './addresses';
import type { Waiting } from './waiting';

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
