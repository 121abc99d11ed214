import { changeSite, isUpToDate, type ChangeOptions } from './changeSite';
import { dirs } from './dirs';
import { checkContent } from './stage/checkSources';
import { planBuild } from './stage/plan';
import { fetchBranches, type Branches, type Store } from './store/store';
import { readStatus } from './write/Status';

/** Changes the site, and prints notes for people. */
export async function changeAndPrint(...change: Parameters<typeof changeSite>) {
  const changed = await changeSite(...change);
  for (const note of changed.notes) console.log(note);
  return changed;
}

/** Builds what changed since its last release, and prints what people should know. */
export async function buildSite(options: Pick<ChangeOptions, 'dropPages'>): Promise<void> {
  for (const line of await checkContent()) console.log(line);
  const { released, pages } = await changeAndPrint(planBuild, options);
  const news = released.length > 0 ? `${released.join(', ')} released` : 'nothing had changed';
  console.log(`${news}; ${pages} pages composed`);
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
