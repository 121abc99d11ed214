/** The contestants, in the order they are shown; the first is the site itself. */
const contestants = [
  'here',
  'here, as a document',
  'script-free copy',
  'plain HTML',
  'Vite page',
  'Next export',
  'federation as usual',
] as const;
export type Contestant = (typeof contestants)[number];

/** The figures, in the order they are shown. */
const figures = [
  'FCP, ms',
  'LCP, ms',
  'live, ms',
  'TBT, ms',
  'longest task unthrottled, ms',
  'tap to heading, ms',
  'until live, KB',
  'until live, requests',
  'until live, KB of script',
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

/** All measurements of one figure of one page. */
export interface Summary {
  readonly figure: Figure;
  readonly contestant: Contestant;
  readonly page: string;
  readonly values: readonly number[];
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** The site's own median, as a multiple of this one where that is not nothing. */
  readonly ratio?: number;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Puts the samples of all rounds together, in the order of the table. */
export function summarize(samples: readonly Sample[]): Summary[] {
  const pages = [...new Set(samples.map(({ page }) => page))];
  const valuesOf = (figure: Figure, contestant: Contestant, page: string) =>
    samples
      .filter((sample) => sample.contestant === contestant && sample.page === page)
      .flatMap((sample) => sample.figures[figure] ?? []);

  return figures.flatMap((figure) =>
    contestants.flatMap((contestant) =>
      pages.flatMap((page) => {
        const values = valuesOf(figure, contestant, page);
        if (values.length === 0) return [];
        const middle = median(values);
        const isCompared = contestant !== 'here' && middle > 0;
        const ratio = isCompared && { ratio: median(valuesOf(figure, 'here', page)) / middle };
        const range = { least: Math.min(...values), most: Math.max(...values) };
        return [{ figure, contestant, page, values, median: middle, ...range, ...ratio }];
      }),
    ),
  );
}

/** Whole numbers, but for kilobytes. */
const shown = (figure: Figure, value: number) => value.toFixed(figure.includes('KB') ? 1 : 0);

function cell({ figure, median, least, most, ratio }: Summary): string {
  const [from, middle, to] = [least, median, most].map((value) => shown(figure, value));
  const range = from === to ? '' : ` (${from}–${to})`;
  return `${middle}${range}${ratio === undefined ? '' : ` · × ${ratio.toFixed(2)}`}`;
}

/** The table as Markdown: a row for each figure and contestant, a column for each page. */
export function markdownTable(summaries: readonly Summary[]): string {
  const pages = [...new Set(summaries.map(({ page }) => page))];
  const rows = figures.flatMap((figure) =>
    contestants.flatMap((contestant) => {
      const own = summaries.filter((one) => one.figure === figure && one.contestant === contestant);
      const cells = pages.map((page) =>
        own
          .filter((one) => one.page === page)
          .map(cell)
          .join(''),
      );
      return own.length === 0 ? [] : [[contestant === 'here' ? figure : '', contestant, ...cells]];
    }),
  );
  const table = [['', '', ...pages], ...rows];
  const widths = table.reduce<number[]>(
    (widest, row) => row.map((text, at) => Math.max(widest[at] ?? 3, text.length)),
    [],
  );
  const line = (row: readonly string[]) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
