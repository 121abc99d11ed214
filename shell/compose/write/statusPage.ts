import { samplesOn } from '@site/shared-data/check/samplesOn';
import type { WaitingEntry } from '@site/shared-data/compile/waiting';
import { clinicTimeZone } from '@site/shared-data/dates/clinicTimeZone';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { clinicTimeZoneName } from '@site/shared-data/dates/timeZoneName';
import { org } from '@site/shared-data/siteFacts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { integrityOf } from '../Release';
import type { PinnedFile } from '../../src/sections/registry';
import { showsSamples, type Rendered } from '../render/Site';
import { historyFrom, shortName, type History } from '../store/Commit';
import { escapeHtml, plainDocument } from './siteTexts';
import { historyLine, lineDays, lineEvents, type LineEvent } from './historyLine';
import { earlierShellWords, teamOf, type Status, type StatusPackage } from './Status';
import { watchWords, type Watched } from './watchFile';

const format = new Intl.DateTimeFormat('en-US', { timeZone: clinicTimeZone, dateStyle: 'medium', timeStyle: 'short' });

/** Returns an instant in the clinic's time zone, such as 'Apr 10, 2026, 3:00 PM'. */
export const formatInstant = (instant: string) => format.format(new Date(instant)).replaceAll('\u202f', ' ');

const time = (instant: string) =>
  `<time datetime="${escapeHtml(instant)}">${formatInstant(instant)} ${clinicTimeZoneName}</time>`;

/** Returns escaped text that can break within long addresses. */
const breakable = (text: string) => escapeHtml(text).replaceAll('/', '/<wbr>');

/** The public facts about an entry that the site does not show yet. Visitors can open `/status`. */
export type Waits = Pick<WaitingEntry, 'group' | 'day'>;

/** Returns a line for each day and group with the number of waiting entries. No line names an entry. */
function waitingLines(waits: readonly Waits[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { group, day } of waits) {
    const what = `${group}, shown from ${formatDate(day)}, ${clinicTimeZoneName} time`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count === 1 ? 'One entry waits' : `${count} entries wait`}: ${what}.`);
}

type StatusFacts = Pick<Rendered, 'pages' | 'demo' | 'content'>;

/** What the page shows besides the status. */
export interface StatusSurroundings {
  /** The releases of each package, the newest first. */
  readonly histories: ReadonlyMap<string, History>;
  /** The style sheet of the shell. The page looks like the site. */
  readonly look?: PinnedFile | undefined;
  readonly watched: Watched | null;
  /** The entries that the site does not show yet. */
  readonly waits: readonly Waits[];
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`;

/** Formats a list such as 'a, b and c'. */
const series = new Intl.ListFormat('en-US', { type: 'conjunction' });

const dayLength = 24 * 60 * 60_000;

/** Returns how many days ago an instant was, in words. */
function ago(instant: string, now: number): string {
  const days = Math.floor((now - Date.parse(instant)) / dayLength);
  return days < 1 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
}

/**
 * Returns in words what a release changed for visitors.
 * @param changes the trailer of the release. Anyone who pushes can write any text there.
 * @param addresses the pages of the site. Other addresses get no link.
 */
function changeWords(changes: string | undefined, addresses: ReadonlySet<string>): string {
  if (changes === undefined) return 'What it changed is not known.';
  if (changes === 'nothing') return 'Visitors see nothing new.';
  const parts = changes.split(', ');
  const shown = parts.slice(0, 4).map((part) => {
    const words = part === '/' ? 'the home page' : part === '*' ? 'the 404 page' : breakable(part);
    return part !== '*' && addresses.has(part) ? `<a href="${escapeHtml(part)}">${words}</a>` : words;
  });
  const more = parts.length - shown.length;
  return `It changed ${series.format([...shown, ...(more > 0 ? [`${more} more`] : [])])}.`;
}

/** Returns a badge next to the name of a section. */
const badge = (kind: 'well' | 'waits' | 'sample', words: string) => `<span class="badge ${kind}">${words}</span>`;

/**
 * Returns the kit that a section is built with and the time of its first release with it. Returns null if the release names no
 * kit.
 */
function kitOf(history: History): { readonly kit: string; readonly since: string } | null {
  const kit = history[0]?.trailers.Kit;
  if (!kit) return null;
  const end = history.findIndex(({ trailers }) => trailers.Kit !== kit);
  const same = end < 0 ? history : history.slice(0, end);
  return { kit, since: same.at(-1)?.at ?? '' };
}

function eventItem({ at, by, subject, isRollback }: LineEvent): string {
  return `<li>${time(at)}: ${isRollback ? 'rolled back' : 'released'} by ${escapeHtml(by)}, “${escapeHtml(subject)}”</li>`;
}

/** Returns the card of a package. It describes the live release and the releases that wait. */
function card(live: StatusPackage, facts: StatusFacts, { histories }: StatusSurroundings, now: number): string {
  const { name, commit, message, changes, since, by, origin, heldBack, earlierShell } = live;
  const known = new Set(facts.pages.map(({ address }) => address));
  const addresses = facts.pages.filter((page) => page.owner === name).map(({ address }) => address);
  const shown = historyFrom(histories.get(name), commit);
  const events = lineEvents(shown, now);
  const isBack = shown[0]?.trailers['Stands-in-for'] !== undefined;
  const samples = samplesOn(facts.content.samples, addresses).length;
  const kit = kitOf(shown);
  const isDemo = addresses.length > 0 && showsSamples(facts, name);
  const badges = [
    heldBack ? badge('waits', 'Held back') : isBack ? badge('waits', 'Rolled back') : badge('well', 'Live'),
    ...(earlierShell ? [badge('waits', 'Earlier shell')] : []),
    ...(isDemo ? [badge('sample', 'Samples')] : []),
  ];
  const rows = [
    ['Maintained by', breakable(teamOf(name))],
    ['Pages', String(addresses.length)],
    ['Samples left', samples === 0 ? 'none' : String(samples)],
    ...(name === 'shell' ? [] : [['Shell', earlierShell ? breakable(earlierShellWords(earlierShell)) : 'the newest']]),
    ...(kit ? [['Kit', `${escapeHtml(kit.kit)}, in use since ${time(kit.since)}`]] : []),
    ['Comes from', breakable(origin ?? 'this site')],
    ['Release', `<code>${shortName(commit)}</code>`],
  ];
  return [
    `<section class="card" aria-labelledby="${name}">`,
    `<h2 id="${name}">${name} ${badges.join(' ')}</h2>`,
    `<p class="live">“${escapeHtml(message)}” ${isBack ? 'is live again' : 'is live'} since ${time(since)} (${ago(since, now)}), by ${escapeHtml(by)}. ${changeWords(changes, known)}</p>`,
    ...(heldBack
      ? [`<p class="note">A newer release is held back: ${breakable(heldBack)}. The last good one stays.</p>`]
      : []),
    historyLine(events, now),
    `<p class="ends"><span>${lineDays} days ago</span><span>now</span></p>`,
    `<details><summary>${counted(events.length, 'change')} in ${lineDays} days</summary>`,
    events.length > 0 ? `<ol>${events.map(eventItem).join('')}</ol>` : '<p>What is live is older than that.</p>',
    '</details>',
    `<dl>${rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('')}</dl>`,
    `<p><a href="#go-back-${name}">How to go back<span class="visually-hidden"> with ${name}</span></a></p>`,
    '</section>',
  ].join('\n');
}

const backItem = ({ name }: StatusPackage) =>
  `<li id="go-back-${name}"><strong>${name}</strong>: <code>npm run rollback -- ${name}</code>; every release to choose from: <code>npm run sections -- ${name}</code></li>`;

/**
 * Returns the page `/status` for owners. For each section, it names the live release with its time and author, the
 * releases that wait and why, and the rollback.
 */
export function statusPage(facts: StatusFacts, status: Status, surroundings: StatusSurroundings): string {
  const { composed, packages, leftOut } = status;
  const now = Date.parse(composed);
  const waiting = packages.filter(({ heldBack }) => heldBack).length + leftOut.length;
  const main = [
    `<p class="brand"><a href="/">${escapeHtml(org.name.value)}</a></p>`,
    '<h1>What is live</h1>',
    `<p class="lead">Composed ${time(composed)}. ${watchWords(surroundings.watched, time).replace('<address>', escapeHtml('<address>'))}.</p>`,
    `<p class="lead">${waiting === 0 ? 'No release waits or is held back.' : `${counted(waiting, 'release')} ${waiting === 1 ? 'waits' : 'wait'}.`}</p>`,
    ...leftOut.map(({ fault }) => `<p class="note">Not on the site: ${escapeHtml(fault)}</p>`),
    ...waitingLines(surroundings.waits).map((line) => `<p class="note">${line}</p>`),
    '<div class="cards">',
    ...packages.map((live) => card(live, facts, surroundings, now)),
    '</div>',
    '<section class="back-list" aria-labelledby="go-back">',
    '<h2 id="go-back">How to go back</h2>',
    '<p>On a computer with the site, or from a telephone: <em>Actions, rollback, Run workflow</em>. Nothing is built. It takes seconds on a computer, and minutes from a telephone.</p>',
    `<ul>${packages.map(backItem).join('')}</ul>`,
    '</section>',
    '<p class="small">A circle is a release, and a diamond is a rollback. Every card counts the samples that all pages show. For programs: <a href="/status.json">status.json</a>.</p>',
  ];
  const integrity = integrityOf(readFileSync(path.join(dirs.staticFiles, 'status.css')));
  const { look } = surroundings;
  const styles = [
    ...(look ? [`<link rel="stylesheet" href="${look.url}" integrity="${look.integrity}">`] : []),
    `<link rel="stylesheet" href="/status.css" integrity="${integrity}">`,
  ];
  return plainDocument('What is live', styles.join('\n'), main.join('\n'));
}
