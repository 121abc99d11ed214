import { isInstalled } from '@site/build/packages';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { loadContent } from '@site/shared-data/compile/loadContent';
import { entriesDue, waitingEntries, type WaitingEntry } from '@site/shared-data/compile/waiting';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { buildDay } from '../../system/settings';
import type { Commit } from '../store/Commit';
import { readManifest } from '../store/releaseFolder';
import type { Store } from '../store/store';

/** The entries here that the site does not show yet, those first that it shows next. The kit that a section installs has none. */
export const waitingHere = (): readonly WaitingEntry[] =>
  isInstalled ? [] : waitingEntries(loadContent(ownEntries), buildDay());

/** Those of some entries that a release of a package shows: its modules have their kind. All of them where that is not known. */
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

/** The entries here whose day has come since a release was made. */
export const dueSince = ({ at }: Commit): readonly WaitingEntry[] =>
  isInstalled ? [] : entriesDue(loadContent(ownEntries), clinicClock(Date.parse(at)).day, buildDay());
