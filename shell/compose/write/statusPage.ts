import { territories } from '@site/build/packages';
import { samplesOn } from '@site/shared-data/check/samplesOn';
import { clinicTimeZone } from '@site/shared-data/dates/clinicClock';
import { org } from '@site/shared-data/siteFacts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../dirs';
import { integrityOf } from '../Release';
import { showsSamples, type RenderedSite } from '../render/Site';
import { shortName } from '../store/Commit';
import { plainDocument } from './siteTexts';
import { earlierShellWords, type Status, type StatusPackage } from './Status';

const format = new Intl.DateTimeFormat('en-US', { timeZone: clinicTimeZone, dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the clinic's time zone, such as 'Apr 10, 2026, 3:00 PM'. */
export const formatInstant = (instant: string) => format.format(new Date(instant)).replaceAll('\u202f', ' ');

const time = (instant: string) => `<time datetime="${instant}">${formatInstant(instant)} Central</time>`;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text whose addresses may be longer than a line. */
const breakable = (text: string) => escapeText(text).replaceAll('/', '/<wbr>');

type StatusFacts = Pick<RenderedSite, 'pages' | 'demo' | 'samples'>;

/** The cells of a section's row, by their headings. */
function cellsOf(live: StatusPackage, facts: StatusFacts) {
  const { name, commit, message, changes, since, by, origin, heldBack } = live;
  const pages = facts.pages.filter((page) => page.owner === name);
  const addresses = pages.map(({ address }) => address);
  const team = territories.find((row) => row.name === name)?.team;
  const held = heldBack ? ` (held back: ${heldBack})` : '';
  const shell = live.earlierShell ? earlierShellWords(live.earlierShell) : 'newest';
  return {
    Section: name,
    Pages: String(pages.length),
    'Looked after by': breakable(team ?? 'not named'),
    Release: `<code>${shortName(commit)}</code> ${escapeText(message + held)}`,
    'What changed': breakable(changes ?? 'not known'),
    Shell: breakable(shell),
    'Live since': time(since),
    'Released by': escapeText(by),
    'Comes from': breakable(origin ?? 'this site'),
    Mode: pages.length > 0 && showsSamples(facts, name) ? 'demonstration' : 'live',
    'Samples left': String(samplesOn(facts.samples, addresses).length),
  };
}

function row({ Section: name, ...others }: ReturnType<typeof cellsOf>): string {
  const cells = Object.entries(others).map(([heading, cell]) => `<td data-heading="${heading}">${cell}</td>`);
  return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
}

/** The page `/status` for editors: the live release of each section, since when, by whom, and how many samples are left. */
export function statusPage(facts: StatusFacts, { composed, packages, leftOut }: Status): string {
  const rows = packages.map((live) => cellsOf(live, facts));
  const headings = Object.keys(rows[0] ?? {}).map((heading) => `<th scope="col">${heading}</th>`);
  const main = [
    `<p><a href="/">Home of ${escapeText(org.name.value)}</a></p>`,
    '<table>',
    `<caption>Composed ${time(composed)}</caption>`,
    `<thead><tr>${headings.join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(row),
    '</tbody>',
    '</table>',
    ...leftOut.map(({ fault }) => `<p>Not on the site: ${escapeText(fault)}</p>`),
    '<p>A sample on every page is counted in every row. The same for programs: <a href="/status.json">status.json</a>.</p>',
  ];
  const integrity = integrityOf(readFileSync(path.join(dirs.staticFiles, 'status.css')));
  const style = `<link rel="stylesheet" href="/status.css" integrity="${integrity}">`;
  return plainDocument('What is live', style, main.join('\n'));
}
