import { isInstalled } from '@site/build/packages';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { loadContent } from '@site/shared-data/compile/loadContent';
import { entriesDue, waitingEntries, type WaitingEntry } from '@site/shared-data/compile/waiting';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { buildDay } from '../../system/settings';
import type { Commit } from '../store/Commit';
import { readManifest } from '../store/releaseFolder';
import type { Store } from '../store/store';

/** Returns the entries here that the site does not show yet, sorted by the day it will show them. Installed kits have none. */
export const waitingHere = (): readonly WaitingEntry[] =>
  isInstalled ? [] : waitingEntries(loadContent(ownEntries), buildDay());

/**
 * Returns the entries that a release of a package shows, which are those of the kinds its modules import. Returns all entries
 * if the modules are not known.
 */
export async function shownBy(
  store: Store,
  release: Commit | undefined,
  entries: readonly WaitingEntry[],
): Promise<readonly WaitingEntry[]> {
  if (!release || entries.length === 0) return entries;
  const { modules = [] } = await readManifest(store, release.tree);
  return modules.length === 0
    ? entries
    : entries.filter(({ kind }) => modules.some((name) => name.endsWith(`/generated/${kind}.ts`)));
}

/** Returns the entries here whose day has come since a release was made. */
export const dueSince = ({ at }: Commit): readonly WaitingEntry[] =>
  isInstalled ? [] : entriesDue(loadContent(ownEntries), clinicClock(Date.parse(at)).day, buildDay());
