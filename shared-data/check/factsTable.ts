import type { PlacedFact } from './sampleFacts';
import { shownValue } from './shownValue';

const heading = ['Fact', 'Value', 'Status', 'File'];

/** Facts as a table to read on a terminal: a checklist for handing the site over. */
export function factsTable(facts: readonly PlacedFact[], folder: string): readonly string[] {
  const rows = facts.map(({ name, value, status, file }) => [name, shownValue(value), status, `${folder}/${file}`]);
  const widths = heading.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [heading, rule, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
