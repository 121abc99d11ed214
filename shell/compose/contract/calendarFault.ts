import { clinicTimeZone } from '@site/shared-data/dates/clinicTimeZone';

/** The longest line of a calendar file, in octets (RFC 5545 §3.1). */
const lineLength = 75;

/** Matches a content line (RFC 5545 §3.1), such as `DTSTART;VALUE=DATE:20251108`. A quoted part may contain a colon. */
const contentLine = /^[A-Za-z0-9-]+(;[A-Za-z0-9-]+=("[^"]*"|[^":;])*)*:/;

/** The properties that every entry must have exactly once (RFC 5545 §3.6.1). */
const once = ['UID', 'DTSTAMP', 'DTSTART'];

const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '');

/** Matches one entry of a calendar, with its line breaks. */
export const entryForm = /^BEGIN:VEVENT\r\n.*?^END:VEVENT\r\n/gms;

/** Matches the lines that tell calendars which of two states is newer. Compose writes them again. */
export const revisionLines = /^(?:DTSTAMP|LAST-MODIFIED|SEQUENCE)[:;].*\r\n(?:[ \t].*\r\n)*/gm;

/** Matches the UID of an entry. A quoted parameter may contain a colon. */
const uidLine = /^UID(?:;(?:"[^"]*"|[^":])*)?:(.*?)\r?$/im;

/**
 * Returns the UIDs of the entries in the text of a calendar file, and what each entry says without its revision. Leaves out the
 * changed dates of repeated entries, which have the UID of the repeated one (RFC 5545 §3.8.4.4).
 */
export const calendarEntries = (text: string): readonly { readonly uid: string; readonly content: string }[] =>
  (text.match(entryForm) ?? [])
    .map((entry) => unfolded(entry.replaceAll(revisionLines, '')))
    .filter((entry) => !/^RECURRENCE-ID[:;]/im.test(entry))
    .map((content) => ({ uid: uidLine.exec(content)?.[1] ?? '', content }));

/**
 * Returns the fault in the text of a calendar file (RFC 5545), or null. Compose joins the entries of all sections into one
 * calendar, so one malformed file would break it for everybody.
 */
export function calendarFault(text: string): string | null {
  const written = text.split('\r\n');
  if (written.pop() !== '') return 'does not end its last line as RFC 5545 requires; write \\r\\n after each line';
  const long = written.find((line) => Buffer.byteLength(line) > lineLength);
  if (long !== undefined) return `has a line of more than ${lineLength} octets ('${long.slice(0, 30)}…'); fold it`;
  if (/^(?:BEGIN|END):[^\r]*\r\n[ \t]/m.test(text)) return 'folds a BEGIN or an END; write it on one line';
  const open: string[] = [];
  let names: string[] = [];
  for (const line of unfolded(text.slice(0, -2)).split('\r\n')) {
    if (!contentLine.test(line))
      return `has a line that is not a content line ('${line.slice(0, 30)}'); escape its text`;
    const [, edge, component = ''] = /^(BEGIN|END):(.*)$/.exec(line) ?? [];
    if (edge === 'BEGIN') {
      if (open.length === 0 && component !== 'VCALENDAR')
        return 'does not begin with BEGIN:VCALENDAR; start with that line';
      open.push(component);
      if (component === 'VEVENT') names = [];
    } else if (edge === 'END') {
      if (open.pop() !== component)
        return `ends ${component} while another component is open; close the inner one first`;
      const missing = component === 'VEVENT' && once.find((name) => names.filter((one) => one === name).length !== 1);
      if (missing) return `has an entry without one ${missing}; give each entry one`;
    } else if (open.length === 0) return 'has a line outside of its VCALENDAR; move it inside';
    else if (open.at(-1) === 'VEVENT') {
      names.push(/^[^;:]+/.exec(line)?.[0]?.toUpperCase() ?? '');
      const [, zone] = /^[^:]*?;TZID="?([^;:"]+)/i.exec(line) ?? [];
      // The joined calendar defines one time zone.
      if (zone !== undefined && zone !== clinicTimeZone)
        return `names the time zone ${zone}; use ${clinicTimeZone} or UTC`;
    }
  }
  return open.length > 0 ? `does not close its ${open.at(-1)}; write END:${open.at(-1)}` : null;
}
