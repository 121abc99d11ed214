/** Something that the specification counts or names. */
export interface Row {
  readonly what: string;
  readonly given: string;
  /** What this site has in its place. */
  readonly here: string;
}

export const row = (what: string, given: string | number, here: unknown): Row => ({
  what,
  given: String(given),
  here: String(here),
});

/** The rows that differ, as a table for a terminal; one line where none does. */
export function differences(rows: readonly Row[]): string {
  const found = rows.filter(({ given, here }) => given !== here);
  if (found.length === 0)
    return `Nothing differs from the specification: ${rows.length} counts and names are as given.`;
  const cells = [['What', 'Given', 'Here'], ...found.map(({ what, given, here }) => [what, given, here])];
  const widths = [0, 1].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const title = `${found.length} of ${rows.length} counts and names differ from the specification. No build fails for it.`;
  return [title, '', ...lines].join('\n');
}
