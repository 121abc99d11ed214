/** The contestants: the site itself, and the pages to compare it with. */
export type Contestant = 'here' | 'script-free copy' | 'Vite page' | 'federation as usual';

type Figure =
  | 'firstPaint'
  | 'largestPaint'
  | 'hydration'
  | 'blocking'
  | 'tap'
  | 'bytesAfterTap'
  | 'kilobytes'
  | 'kilobytesOfScript';

/** Figures of a single measurement of one page. */
export type Figures = Readonly<Partial<Record<Figure, number>>>;

/** The result of a single measurement. */
export interface Sample {
  readonly contestant: Contestant;
  readonly page: string;
  readonly figures: Figures;
}

/** The rows of the table: a figure, and the contestants to compare with. */
const rows: readonly (readonly [title: string, figure: Figure, ...others: Contestant[]])[] = [
  ['first words painted, ms', 'firstPaint', 'script-free copy', 'Vite page'],
  ['largest words or picture painted, ms', 'largestPaint', 'script-free copy', 'Vite page'],
  ['hydrated, ms', 'hydration', 'Vite page', 'federation as usual'],
  ['total blocking time, ms', 'blocking'],
  ['tap until the next heading, ms', 'tap', 'Vite page', 'federation as usual'],
  ['bytes of script from the press on', 'bytesAfterTap'],
  ['until hydrated: kilobytes in all', 'kilobytes'],
  ['until hydrated: kilobytes of script', 'kilobytesOfScript'],
];

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Formats the samples of all rounds as Markdown: medians with their ratios to the pages of other contestants. */
export function markdownTable(samples: readonly Sample[], pages: readonly string[]): string {
  const medianOf = (figure: Figure, contestant: Contestant, page: string) =>
    median(
      samples
        .filter((sample) => sample.contestant === contestant && sample.page === page)
        .flatMap((sample) => sample.figures[figure] ?? []),
    );
  const lines = rows.map(([title, figure, ...others]) => {
    const cells = pages.map((page) => {
      const here = medianOf(figure, 'here', page);
      const ratios = others.map((other) => (here / medianOf(figure, other, page)).toFixed(2));
      return Number.isNaN(here) ? '–' : here.toFixed(0) + (ratios.length > 0 ? ` (× ${ratios.join(' · ')})` : '');
    });
    return [others.length > 0 ? `${title} (× ${others.join(' · ')})` : title, ...cells];
  });
  const table = [['', ...pages], ['---', ...pages.map(() => '--:')], ...lines];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
