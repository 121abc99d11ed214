import { everyPage } from './pagesShowing';
import type { PlacedFact } from './sampleFacts';
import { shownValue } from './shownValue';

const heading = ['Fact', 'Value', 'Who could confirm it', 'File'];

const rowOf = ({ name, value, knownBy, file }: PlacedFact, folder: string) => [
  name,
  shownValue(value),
  knownBy ?? '',
  `${folder}/${file}`,
];

/** Facts page by page, to read on a terminal: a checklist for handing the site over. */
export function factsTable(facts: readonly PlacedFact[], folder: string): readonly string[] {
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
