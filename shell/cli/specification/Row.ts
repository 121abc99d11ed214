/** A count or name of the specification. */
export interface Row {
  readonly what: string;
  readonly given: string;
  /** The value on this site. */
  readonly here: string;
}

export const row = (what: string, given: string | number, here: unknown): Row => ({
  what,
  given: String(given),
  here: String(here),
});

/** Returns the rows that differ as a table for a terminal, or one line if none does. */
export function differences(rows: readonly Row[]): string {
  const found = rows.filter(({ given, here }) => given !== here);
  if (found.length === 0) return `Nothing differs from the specification: all ${rows.length} counts and names match.`;
  const cells = [['What', 'Given', 'Here'], ...found.map(({ what, given, here }) => [what, given, here])];
  const widths = [0, 1].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const title = `${found.length} of ${rows.length} counts and names differ from the specification. This fails no build.`;
  return [title, '', ...lines].join('\n');
}
