import type { ClinicDay } from '../src/dates/clinicDay';
import { parseEventDate } from '../src/dates/eventDate';
import { shownFromField } from '../schemas/shownFrom';
import type { LoadedContent } from './loadContent';

/** An entry that the site does not show yet. */
export interface WaitingEntry {
  /** Its kind, such as 'events'. */
  readonly kind: string;
  /** What the form calls its kind: 'Events'. */
  readonly group: string;
  readonly file: string;
  readonly name: string;
  /** The first day on which the site shows it (America/Chicago). */
  readonly day: ClinicDay;
}

/** The first day on which an entry is shown; undefined where it names none, or none that can be read: the check tells that. */
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

/** The entries that name a day on which they are shown, from the first day to the last. */
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

/** The entries that the site does not show on a day, those first that it shows next. */
export const waitingEntries = (content: LoadedContent, today: ClinicDay): readonly WaitingEntry[] =>
  datedEntries(content).filter(({ day }) => day > today);

/** The entries that came to be shown after a day, up to another. */
export const entriesDue = (content: LoadedContent, after: ClinicDay, today: ClinicDay): readonly WaitingEntry[] =>
  datedEntries(content).filter(({ day }) => day > after && day <= today);

/** The content as visitors get it on a day: without the entries that wait, and without the days of the others. */
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

/** The pictures that only entries show which the site does not show on a day. */
export function waitingPictures(content: LoadedContent, today: ClinicDay): readonly string[] {
  const waits = new Set(waitingEntries(content, today).map(({ file }) => file));
  const all = content.kinds.flatMap(({ files }) => files);
  const shown = JSON.stringify(all.flatMap(({ file, resolved }) => (waits.has(file) ? [] : [resolved])));
  const pictures = all.flatMap(({ file, resolved }) => (waits.has(file) ? (pictureOf(resolved) ?? []) : []));
  return [...new Set(pictures)].filter((name) => !shown.includes(JSON.stringify(name))).sort();
}
