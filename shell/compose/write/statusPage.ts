import { samplesOn } from '@site/shared-data/check/samplesOn';
import { clinicTimeZone } from '@site/shared-data/dates/clinicClock';
import { org } from '@site/shared-data/siteFacts';
import { ownerOf, showsSamples } from '../render/Composition';
import type { ComposedPage, Composition } from '../render/Composition';
import { shortName } from '../store/Commit';
import type { Status, StatusPackage } from './Status';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: clinicTimeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** An instant in the clinic's time zone, such as 'Apr 10, 2026, 3:00 PM'. */
export const formatInstant = (instant: string) => format.format(new Date(instant)).replaceAll('\u202f', ' ');

const time = (instant: string) => `<time datetime="${instant}">${formatInstant(instant)} Central</time>`;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const headings = [
  'Section',
  'Pages',
  'Looked after by',
  'Release',
  'What changed',
  'Live since',
  'Released by',
  'Comes from',
  'Mode',
  'Samples left',
];

interface StatusFacts {
  readonly composition: Pick<Composition, 'registry' | 'samples'>;
  /** Who looks after a package, by its name. */
  readonly owners: ReadonlyMap<string, string>;
}

/** The cells of a section's row, in the order of the headings. */
function cellsOf(
  { name, commit, message, changes, since, by, origin, heldBack }: StatusPackage,
  pages: readonly ComposedPage[],
  { composition, owners }: StatusFacts,
): readonly string[] {
  const addresses = pages.map(({ address }) => address);
  return [
    name,
    String(pages.length),
    escapeText(owners.get(name) ?? 'not named'),
    `<code>${shortName(commit)}</code> ${escapeText(message)}${heldBack ? ` (held back: ${escapeText(heldBack)})` : ''}`,
    escapeText(changes ?? 'not known'),
    time(since),
    escapeText(by),
    escapeText(origin ?? 'this site'),
    pages.some((page) => showsSamples(composition, page)) ? 'demonstration' : 'live',
    String(samplesOn(composition.samples, addresses).length),
  ];
}

function row(cells: readonly string[]): string {
  const [section = '', ...others] = cells;
  const data = others.map((cell, index) => `<td data-heading="${headings[index + 1]}">${cell}</td>`);
  return `<tr><th scope="row">${section}</th>${data.join('')}</tr>`;
}

/** The page `/status` for editors: the live release of each section, since when, by whom, and how many samples are left. */
export function statusPage(
  facts: StatusFacts,
  pages: readonly ComposedPage[],
  { composed, packages, leftOut }: Status,
): string {
  const rows = packages.map((one) => {
    const own = pages.filter((page) => ownerOf(page) === one.name);
    return row(cellsOf(one, own, facts));
  });
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>What is live</title>',
    '<link rel="stylesheet" href="/status.css">',
    '</head>',
    '<body>',
    '<main>',
    '<h1>What is live</h1>',
    `<p><a href="/">Home of ${escapeText(org.name.value)}</a></p>`,
    '<table>',
    `<caption>Composed ${time(composed)}</caption>`,
    `<thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows,
    '</tbody>',
    '</table>',
    ...leftOut.map(({ fault }) => `<p>Not on the site: ${escapeText(fault)}</p>`),
    '<p>A sample on every page is counted in every row. The same for programs: <a href="/status.json">status.json</a>.</p>',
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
