import type { History } from '../store/Commit';

/** The number of days that the line of a section shows. */
export const lineDays = 90;

const day = 24 * 60 * 60_000;
const [width, height] = [720, 36];

/** A release or a rollback in those days. */
export interface LineEvent {
  readonly at: string;
  readonly isRollback: boolean;
  readonly by: string;
  readonly subject: string;
}

/**
 * Returns the releases and rollbacks of a section in the last days, the newest first.
 * @param now in milliseconds since 1970.
 */
export const lineEvents = (history: History, now: number): LineEvent[] =>
  history
    .filter(({ at }) => Date.parse(at) > now - lineDays * day && Date.parse(at) <= now)
    .map(({ at, author: by, subject, trailers }) => ({ at, by, subject, isRollback: 'Restores' in trailers }));

/** Returns the place of an instant on the line, from the left end, in hundredths of a unit. */
const placeOf = (at: string, now: number) =>
  Math.round((1 - (now - Date.parse(at)) / (lineDays * day)) * (width - 24) * 100) / 100 + 12;

/** Draws a line of the last days. Every release is a round mark, and every rollback is a square on its corner. */
export function historyLine(events: readonly LineEvent[], now: number): string {
  const middle = height / 2;
  const marks = events.map(({ at, isRollback }) => {
    const x = placeOf(at, now);
    return isRollback
      ? `<path class="back" d="M${x} ${middle - 8}l8 8-8 8-8-8z"/>`
      : `<circle class="out" cx="${x}" cy="${middle}" r="6"/>`;
  });
  return [
    `<svg class="line" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">`,
    `<path class="days" d="M12 ${middle}H${width - 12}"/>`,
    ...[30, 60].map((ago) => {
      const x = width - 12 - (ago / lineDays) * (width - 24);
      return `<path class="month" d="M${x} ${middle - 5}v10"/>`;
    }),
    ...marks.reverse(),
    '</svg>',
  ].join('');
}
