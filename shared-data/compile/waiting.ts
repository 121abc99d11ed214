import type { ClinicDay } from '../src/dates/clinicDay';
import { parseEventDate } from '../src/dates/eventDate';
import { shownFromField } from '../schemas/shownFrom';
import type { LoadedContent } from './loadContent';

/** An entry that the site does not show yet. */
export interface WaitingEntry {
  /** Its kind, such as 'events'. */
  readonly kind: string;
  /** The name of its kind in the form, such as 'Events'. */
  readonly group: string;
  readonly file: string;
  readonly name: string;
  /** The first day on which the site shows it (America/Chicago). */
  readonly day: ClinicDay;
}

/**
 * Returns the first day on which an entry is shown. It returns undefined if the entry has none or an invalid one, which
 * the check reports.
 */
export function shownFrom(entry: unknown): ClinicDay | undefined {
  const text = (Object(entry) as Readonly<Record<string, unknown>>)[shownFromField];
  if (typeof text !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text as ClinicDay;
  try {
    return parseEventDate(text);
  } catch {
    return undefined;
  }
}

const isShown = (entry: unknown, today: ClinicDay) => (shownFrom(entry) ?? today) <= today;

/** Returns the entries with a first day, in order of that day. */
function datedEntries({ kinds }: LoadedContent): readonly WaitingEntry[] {
  const titleOf = (entry: unknown) => String((Object(entry) as { readonly title?: unknown }).title ?? '');
  const dated = kinds.flatMap(({ kind, files }) =>
    files.flatMap(({ file, resolved }) => {
      const day = shownFrom(resolved);
      return day ? [{ kind: kind.name, group: kind.title, file, name: titleOf(resolved) || file, day }] : [];
    }),
  );
  return dated.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Returns the entries that the site does not show on a day, in order of their first day. */
export const waitingEntries = (content: LoadedContent, today: ClinicDay): readonly WaitingEntry[] =>
  datedEntries(content).filter(({ day }) => day > today);

/** Returns the entries whose first day is after a day, and not after another. */
export const entriesDue = (content: LoadedContent, after: ClinicDay, today: ClinicDay): readonly WaitingEntry[] =>
  datedEntries(content).filter(({ day }) => day > after && day <= today);

/** Returns the content that visitors get on a day. It leaves out waiting entries, and the first days of all others. */
export function shownContent(content: LoadedContent, today: ClinicDay): LoadedContent {
  const withoutDay = (entry: unknown): unknown => {
    if (typeof entry !== 'object' || entry === null || !(shownFromField in entry)) return entry;
    return Object.fromEntries(Object.entries(entry).filter(([field]) => field !== shownFromField));
  };
  const kinds = content.kinds.map(({ files, ...kind }) => ({
    ...kind,
    files: files
      .filter(({ resolved }) => isShown(resolved, today))
      .map((one) => ({ ...one, value: withoutDay(one.value), resolved: withoutDay(one.resolved) })),
  }));
  return { ...content, kinds };
}

const pictureOf = (entry: unknown): string | undefined => {
  const { image } = Object(entry) as { readonly image?: { readonly name?: unknown } };
  return typeof image?.name === 'string' ? image.name : undefined;
};

/** Returns the pictures that only waiting entries show on a day. */
export function waitingPictures(content: LoadedContent, today: ClinicDay): readonly string[] {
  const waits = new Set(waitingEntries(content, today).map(({ file }) => file));
  const all = content.kinds.flatMap(({ files }) => files);
  const shown = JSON.stringify(all.flatMap(({ file, resolved }) => (waits.has(file) ? [] : [resolved])));
  const pictures = all.flatMap(({ file, resolved }) => (waits.has(file) ? (pictureOf(resolved) ?? []) : []));
  return [...new Set(pictures)].filter((name) => !shown.includes(JSON.stringify(name))).sort();
}
