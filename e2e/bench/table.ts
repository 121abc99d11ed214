/** The contestants, in the order they are shown; the first is the site itself. */
const contestants = ['here', 'script-free copy', 'Vite page', 'federation as usual'] as const;
export type Contestant = (typeof contestants)[number];

/** The figures, in the order they are shown. */
const figures = [
  'FCP, ms',
  'LCP, ms',
  'hydrated, ms',
  'TBT, ms',
  'longest task unthrottled, ms',
  'tap to heading, ms',
  'until hydrated, KB',
  'until hydrated, requests',
  'until hydrated, KB of script',
  'fetched ahead, KB',
] as const;
type Figure = (typeof figures)[number];

/** Some figures of one page, measured once. */
export type Figures = Readonly<Partial<Record<Figure, number>>>;

/** What one measurement gave. */
export interface Sample {
  readonly contestant: Contestant;
  readonly page: string;
  readonly figures: Figures;
}

/** A row of the table: a figure of a contestant, with a cell for each page. */
type Row = readonly [figure: string, contestant: string, ...cells: string[]];

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** The median with its range, and the site's own median as a multiple of it. */
function cell(figure: Figure, values: readonly number[], here: readonly number[] | null): string {
  if (values.length === 0) return '';
  const show = (value: number) => value.toFixed(figure.includes('KB') ? 1 : 0);
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)];
  const range = show(least) === show(most) ? '' : ` (${show(least)}–${show(most)})`;
  const ratio = here && middle > 0 ? ` · × ${(median(here) / middle).toFixed(2)}` : '';
  return show(middle) + range + ratio;
}

/** The samples of all rounds as Markdown: a row for each figure and contestant, a column for each page. */
export function markdownTable(samples: readonly Sample[]): string {
  const pages = [...new Set(samples.map(({ page }) => page))];
  const valuesOf = (figure: Figure, contestant: Contestant, page: string) =>
    samples
      .filter((sample) => sample.contestant === contestant && sample.page === page)
      .flatMap((sample) => sample.figures[figure] ?? []);
  const rows = figures.flatMap((figure) =>
    contestants.map((contestant): Row => {
      const cells = pages.map((page) => {
        const here = contestant === 'here' ? null : valuesOf(figure, 'here', page);
        return cell(figure, valuesOf(figure, contestant, page), here);
      });
      return [contestant === 'here' ? figure : '', contestant, ...cells];
    }),
  );
  const table = [
    ['', '', ...pages],
    ['---', '---', ...pages.map(() => '---')],
    ...rows.filter(([, , ...cells]) => cells.some(Boolean)),
  ];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
