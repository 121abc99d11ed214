import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentProblems } from '../check/contentReport';
import { sampleFacts } from '../check/sampleFacts';
import { samplesFile } from '../check/siteSamples';
import { ownEntries } from './entriesFolder';
import { loadContent } from './loadContent';
import { writeModules } from './writeModules';

/**
 * Writes what people wrote as modules (`shared-data/generated`), and where its samples stand.
 * @returns a line for each problem of the content; nothing is written then.
 */
export async function compileContent(): Promise<readonly string[]> {
  const content = loadContent(ownEntries);
  if (content.problems.length > 0) return contentProblems(content.problems, ownEntries).lines;
  await writeModules(content, path.dirname(samplesFile), async () => (await import('../src/paths')).paths);
  writeFileSync(samplesFile, JSON.stringify(sampleFacts(content).map(({ pages }) => ({ pages }))));
  return [];
}
