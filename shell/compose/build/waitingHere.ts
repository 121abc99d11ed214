import { isInstalled, trialDay } from '@site/build/packages';
import { siteFindings } from '@site/shared-data/check/siteFindings';
import type { WaitingEntry } from '@site/shared-data/compile/waiting';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { buildDay } from '../../system/settings';
import type { Commit } from '../store/Commit';
import type { Summary } from '../Release';

/** Returns the entries here that have a first day, sorted by that day. Installed kits have none. */
const datedHere = (): readonly WaitingEntry[] => (isInstalled ? [] : siteFindings(trialDay).dated);

/** Returns the entries here that the site does not show yet, sorted by the day it will show them. */
export function waitingHere(): readonly WaitingEntry[] {
  const today = buildDay();
  return datedHere().filter(({ day }) => day > today);
}

/**
 * Returns the entries that a release shows, which are those of the kinds its modules import. Returns all entries if its modules
 * are not known, because another machine built it.
 */
export const shownBy = (
  { modules }: Pick<Summary, 'modules'>,
  entries: readonly WaitingEntry[],
): readonly WaitingEntry[] =>
  entries.filter(({ kind }) => modules.length === 0 || modules.some((name) => name.endsWith(`/generated/${kind}.ts`)));

/** Returns the entries here whose day has come since a release was made. */
export function dueSince({ at }: Commit): readonly WaitingEntry[] {
  const [released, today] = [clinicClock(Date.parse(at)).day, buildDay()];
  return datedHere().filter(({ day }) => day > released && day <= today);
}
