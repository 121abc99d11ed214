import { shownValue } from '../compile/ContentProblem';
import { shownName } from '../compile/entriesFolder';
import { loadContent } from '../compile/loadContent';
import { everyPage } from '../schemas/kinds';
import { clinicClock } from '../src/dates/clinicClock';
import { contentProblems, type ContentReport } from './contentReport';
import { disguisedSamples, oldFacts, sampleFacts, type PlacedFact } from './sampleFacts';

const heading = ['Fact', 'Value', 'Who could confirm it', 'File'];

const rowOf = (fact: PlacedFact, folder: string) => [
  fact.name,
  shownValue(fact.value),
  fact.confirmedBy === undefined ? (fact.knownBy ?? '') : `${fact.confirmedBy}, ${fact.verifiedOn}`,
  `${folder}/${fact.file}`,
];

/** Returns facts as a table for the terminal, grouped by page. It serves as a checklist before the site goes live. */
function factsTable(facts: readonly PlacedFact[], folder: string): readonly string[] {
  const byPage = new Map<string, PlacedFact[]>();
  for (const fact of facts) {
    const pages = fact.pages.join(', ');
    byPage.set(pages, [...(byPage.get(pages) ?? []), fact]);
  }
  const rows = facts.map((fact) => rowOf(fact, folder));
  const widths = heading.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  const pages = [...byPage].sort(([one], [other]) =>
    one === everyPage || other === everyPage
      ? Number(other === everyPage) - Number(one === everyPage)
      : one < other
        ? -1
        : 1,
  );
  return [
    line(heading),
    line(widths.map((width) => '-'.repeat(width))),
    ...pages.flatMap(([page, group]) => ['', page, ...group.map((fact) => line(rowOf(fact, folder)))]),
  ];
}

/** Returns whether a fact or one of its entries has no value, so that pages leave it out. */
const isMissing = ({ value }: PlacedFact) =>
  value === null || (Array.isArray(value) && (value.length === 0 || value.includes(null)));

/** Lists every fact that is a sample or was confirmed long ago, with its value, its file and who could confirm it. */
export function factsReport(folder: string): ContentReport {
  const content = loadContent(folder);
  if (content.problems.length > 0) return contentProblems(content.problems, folder);
  const samples = sampleFacts(content);
  const groups = [
    {
      title: samples.length > 0 ? `${samples.length} facts are still samples.` : 'No fact is a sample.',
      facts: samples,
    },
    { title: 'Not marked as samples, but with sample text:', facts: disguisedSamples(content) },
    { title: 'Confirmed long ago. Please confirm them again:', facts: oldFacts(content, clinicClock(Date.now()).day) },
  ];
  const lines = groups.flatMap(({ title, facts }, place) => {
    if (facts.length > 0) return [...(place > 0 ? [''] : []), title, '', ...factsTable(facts, shownName(folder))];
    return place === 0 ? [title] : [];
  });
  const missing = samples.filter(isMissing).map(({ name }) => name);
  const left = missing.length > 0 ? ['', `Pages leave out what has no value yet: ${missing.join(', ')}`] : [];
  return { isAccepted: true, lines: [...lines, ...left] };
}
