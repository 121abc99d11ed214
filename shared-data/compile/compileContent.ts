import { contentProblems, findingsOf } from '../check/contentReport';
import { findingsFile } from '../check/siteFindings';
import type { ClinicDay } from '../src/dates/clinicDay';
import { ownEntries } from './entriesFolder';
import { loadContent } from './loadContent';
import { shownContent } from './waiting';
import { writeModules, writeTexts } from './writeModules';

/**
 * Writes the content of a day as modules, and the findings that commands read.
 * @param folder the folder of the modules, such as `shared-data/generated`.
 * @returns a line for each problem of the content. If there are any, it writes nothing.
 */
export async function compileContent(today: ClinicDay, folder: string): Promise<readonly string[]> {
  const all = loadContent(ownEntries);
  if (all.problems.length > 0) return contentProblems(all.problems, ownEntries).lines;
  await writeModules(shownContent(all, today), folder, async () => (await import('../src/paths')).paths);
  writeTexts(new Map([[findingsFile, JSON.stringify(findingsOf(all, ownEntries, today))]]), folder);
  return [];
}
