import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentProblems, printReport } from '../check/contentReport';
import { sampleFacts } from '../check/sampleFacts';
import { samplesFile } from '../check/siteSamples';
import { loadContent } from './loadContent';
import { ownEntries } from './entriesFolder';
import { writeModules } from './writeModules';

// Writes what people wrote as modules, and where its samples stand; `node run.ts <stamp>` notes then from what they were made.
const generated = path.join(import.meta.dirname, '../generated');
const content = loadContent(ownEntries);
if (content.problems.length > 0) {
  printReport(contentProblems(content.problems, ownEntries));
} else {
  await writeModules(content, generated, async () => (await import('../src/paths')).paths);
  writeFileSync(samplesFile, JSON.stringify(sampleFacts(content).map(({ pages }) => ({ pages }))));
  writeFileSync(path.join(generated, '.stamp'), process.argv[2] ?? '');
}
