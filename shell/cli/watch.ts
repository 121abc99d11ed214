import { dirs } from '../system/dirs';
import { fetchBranches } from '../compose/store/branches';
import { openStore } from '../compose/store/store';
import { UserError } from '../system/UserError';
import { installedEngines } from '../watch/engines';
import { siteAddress } from '../watch/siteAddress';
import { reportLines } from '../watch/WatchReport';
import { watchSite } from '../watch/watchSite';

/** Returns the branches of the store, or null if the store cannot be read here. The other checks run anyway. */
async function branchesHere() {
  try {
    return (await fetchBranches(await openStore(dirs))).branches;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(`⚠ Cannot compare the store: ${error.message}`);
    return null;
  }
}

/**
 * Checks the live site as visitors see it, and prints the faults by section.
 * @throws UserError if there are any.
 */
export async function watch(address: string): Promise<void> {
  const origin = siteAddress(address);
  const { engines, missing } = installedEngines();
  if (missing.length > 0)
    console.log(
      `⚠ No page is opened in ${missing.join(', ')}: Playwright has no build of it here (npx playwright install ${missing.join(' ')})`,
    );
  const began = Date.now();
  const report = await watchSite({
    ...{ origin, folder: dirs.watch, engines, now: began, composed: dirs.site },
    branches: await branchesHere(),
    onProgress: (line) => console.log(line),
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  for (const line of reportLines(report)) console.log(line);
  const summary = `${report.pages} pages in ${report.engines.join(', ') || 'no browser'}, ${seconds} s: ${dirs.watch}/report.html`;
  if (report.faults.length > 0) throw new UserError(`${report.faults.length} faults. ${summary}`);
  console.log(`✓ No faults. ${summary}`);
}
