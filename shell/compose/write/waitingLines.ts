import type { WaitingEntry } from '@site/shared-data/compile/waiting';
import { formatDate } from '@site/shared-data/dates/eventDate';

/** The public facts about an entry that the site does not show yet. Visitors can open `/status`. */
export type Waits = Pick<WaitingEntry, 'group' | 'day'>;

/** Returns a line for each day and group with the number of waiting entries. No line names an entry. */
export function waitingLines(waits: readonly Waits[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { group, day } of waits) {
    const what = `${group}, shown from ${formatDate(day)}, Central time`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count === 1 ? 'One entry waits' : `${count} entries wait`}: ${what}.`);
}
