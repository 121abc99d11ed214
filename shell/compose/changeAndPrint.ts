import { changeSite, isUpToDate } from './changeSite';
import { dirs } from './dirs';
import { fetchBranches, type Branches, type Store } from './store/store';
import { readStatus } from './write/Status';

/** Changes the site, and prints notes for people. */
export async function changeAndPrint(...change: Parameters<typeof changeSite>) {
  const changed = await changeSite(...change);
  for (const note of changed.notes) console.log(note);
  return changed;
}

/** The branches of the store. Composes the site where it lacks their newest releases: a command was killed, or others released. */
export async function updateSite(store: Store): Promise<Branches> {
  const { branches, notes } = await fetchBranches(store);
  if (branches.size > 0 && !isUpToDate(await readStatus(dirs.site), branches)) {
    return (await changeAndPrint(async () => ({ changes: [] }))).branches;
  }
  for (const note of notes) console.log(note);
  return branches;
}
