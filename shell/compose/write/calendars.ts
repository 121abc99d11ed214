import { calendarText, escapeText } from '@site/shared-data/calendarText';
import { clinicTimeZone } from '@site/shared-data/dates/clinicTimeZone';
import { calendarFile } from '@site/shared-data/constants';
import { org } from '@site/shared-data/siteFacts';
import { entryForm, revisionLines } from '../contract/calendarFault';
import type { LiveSection, Rendered, SiteFile } from '../render/Site';
import { historyFrom } from '../store/Commit';
import type { Branches } from '../store/branches';

/** The state of an entry: the number of earlier states, and the time since it is live, in UTC. */
interface Revision {
  readonly sequence: number;
  readonly since: string;
}

/**
 * Returns the revision of a section's files. They depend on its release and on the facts of its shell. Each release of the two
 * counts, and so does each rollback, because calendars take only newer states.
 */
function revisionOf({ name, release, shell }: LiveSection, branches: Branches): Revision {
  const histories = [
    historyFrom(branches.get(name), release.version),
    historyFrom(branches.get(shell.name), shell.release.version),
  ];
  const lives = histories.flatMap(([live]) => (live ? [new Date(live.at).toISOString()] : []));
  return {
    sequence: histories.reduce((sum, history) => sum + history.length, 0),
    since: `${(lives.sort().at(-1) ?? '1970-01-01T00:00:00').slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
  };
}

/**
 * Writes a section's revision into each entry of its calendar file. Without a method, DTSTAMP is also the time of the last
 * change (RFC 5545 §3.8.7.2).
 */
const revised = (text: string, { sequence, since }: Revision) =>
  text.replaceAll(entryForm, (entry) =>
    entry
      .replaceAll(revisionLines, '')
      .replace('\r\n', `\r\nDTSTAMP:${since}\r\nLAST-MODIFIED:${since}\r\nSEQUENCE:${sequence}\r\n`),
  );

/** Returns the name and the offset of a time zone at an instant: 'CST' and '-0600'. */
function clockAt(timeZone: string, instant: number): { readonly name: string; readonly offset: string } {
  const shown = (style: 'short' | 'longOffset') =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return { name: shown('short'), offset: shown('longOffset').replace(/GMT|:/g, '') };
}

/**
 * Returns the lines that define a time zone of the United States, with the days of the Energy Policy Act of 2005. A
 * calendar without events needs them, because a calendar must have a component (RFC 5545 §3.6).
 */
export function timeZoneLines(zone: string): readonly string[] {
  const [standard, daylight] = [clockAt(zone, Date.UTC(2026, 0, 1)), clockAt(zone, Date.UTC(2026, 6, 1))];
  const part = (kind: string, from: string, to: typeof standard, ...since: readonly string[]) => [
    `BEGIN:${kind}`,
    `TZNAME:${to.name}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to.offset}`,
    ...since,
    `END:${kind}`,
  ];
  const parts =
    standard.offset === daylight.offset
      ? part('STANDARD', standard.offset, standard, 'DTSTART:19700101T000000')
      : [
          ...part(
            'DAYLIGHT',
            standard.offset,
            daylight,
            'DTSTART:20070311T020000',
            'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
          ),
          ...part(
            'STANDARD',
            daylight.offset,
            standard,
            'DTSTART:20071104T020000',
            'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
          ),
        ];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'];
}

/** How often calendars look for changes: once a day (RFC 7986 §5.7; the other name is older). */
const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'];

/** Returns the calendar with the entries of all sections. People can subscribe to it. */
function siteCalendar(origin: string, calendars: readonly string[]): string {
  const name = escapeText(`Events of ${org.name.value}`);
  const head = calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(org.name.value)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${clinicTimeZone}`,
    `SOURCE;VALUE=URI:${origin}${calendarFile}`,
    ...refresh,
    ...timeZoneLines(clinicTimeZone),
  ]);
  // A section can write an entry into two files: one of its page, and one of all its events.
  const all = new Set(calendars.flatMap((text) => text.match(entryForm) ?? []));
  return `${head}${[...all].join('')}END:VCALENDAR\r\n`;
}

/**
 * Returns the files next to pages as the site serves them. Each calendar entry has its revision, so a corrected entry replaces
 * the one that a visitor saved. One of the files is the calendar with all entries.
 */
export function revisedFiles(
  { origin, sections, files }: Pick<Rendered, 'origin' | 'sections' | 'files'>,
  branches: Branches,
): readonly SiteFile[] {
  const isCalendar = ({ path }: SiteFile) => path.endsWith('.ics');
  const calendars = sections.flatMap((section) => {
    const revision = revisionOf(section, branches);
    return section.files.filter(isCalendar).map((file) => ({ ...file, text: revised(file.text, revision) }));
  });
  const all = siteCalendar(
    origin,
    calendars.map(({ text }) => text),
  );
  return [...files.filter((file) => !isCalendar(file)), ...calendars, { path: calendarFile, text: all }];
}
