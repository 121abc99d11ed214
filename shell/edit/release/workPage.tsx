/** @jsxRuntime automatic */
import { addressWith } from '../frame/addresses';
import { editDocument } from '../frame/editDocument';
import type { Work } from './works';

/** Returns the address that shows the progress and the result of a work. */
export const workAddress = (id: string): string => addressWith('/work', { id });

/** A link to the work that runs now, if any. */
export const RunningLink = ({ running }: { readonly running: Pick<Work, 'id' | 'title'> | null }) =>
  running && (
    <p>
      <a href={workAddress(running.id)}>{`${running.title}: see its progress`}</a>
    </p>
  );

/** Returns a duration for people: '8 seconds', '2 minutes'. */
const formatDuration = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
};

/** Says how long a work has taken, and how long it usually takes. @param now milliseconds since 1970, UTC. */
export function workTime({ began, usualMs }: Pick<Work, 'began' | 'usualMs'>, now: number): string {
  const usual = usualMs === null ? 'the first time takes about a minute' : `usually ${formatDuration(usualMs)}`;
  return `${formatDuration(now - began)} so far; ${usual}`;
}

/** Returns the page of a work's progress. It reloads by itself, even without a script. */
export function workPage({ id, title, steps, began, usualMs }: Work, now: number): string {
  return editDocument(
    title,
    <>
      <div data-work={addressWith('/work', { id, state: 'yes' })}>
        <p role="status">
          <strong id="work-step">{steps.at(-1) ?? 'Waiting for an earlier task'}</strong>
        </p>
        <p id="work-time">{workTime({ began, usualMs }, now)}</p>
      </div>
      <p>You can leave this page. While the task runs, the list of all entries has a link to it.</p>
    </>,
    <noscript>
      <meta httpEquiv="refresh" content="2" />
    </noscript>,
  );
}
