import { checkContent } from './checkContent';
import { problemLine } from './ContentProblem';
import { factsTable } from './factsTable';
import { loadContent } from './loadContent';
import { sampleFacts } from './sampleFacts';
import { askedSource, shownName } from './sourceFolder';

const sourceFolder = askedSource();
const shownFolder = shownName(sourceFolder);
const { content, problems: unreadable } = await loadContent(sourceFolder);
const problems = [...unreadable, ...checkContent(content)];
if (problems.length > 0) {
  process.stderr.write(problems.map((problem) => `${problemLine(problem, shownFolder)}\n`).join(''));
  process.exitCode = 1;
} else {
  const samples = sampleFacts(content);
  const title = samples.length > 0 ? `${samples.length} facts are still samples.` : 'No fact is a sample any more.';
  const table = samples.length > 0 ? ['', ...factsTable(samples, shownFolder)] : [];
  process.stdout.write([title, ...table].map((line) => `${line}\n`).join(''));
}
