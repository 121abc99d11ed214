import type { ClinicDay } from '../src/dates/clinicDay';
import { dayIn } from '../src/dates/eventDate';
import { shownFromField } from '../schemas/shownFrom';
import type { LoadedContent } from './loadContent';

/** An entry that the site shows from a day on. */
export interface WaitingEntry {
  /** Its kind, such as 'events'. */
  readonly kind: string;
  /** The name of its kind in the form, such as 'Events'. */
  readonly group: string;
  readonly file: string;
  readonly name: string;
  /** The first day on which the site shows it, by the clock of the clinic. */
  readonly day: ClinicDay;
}

/**
 * Returns the first day on which an entry is shown. It returns undefined if the entry has none or an invalid one, which
 * the check reports.
 */
export function shownFrom(entry: unknown): ClinicDay | undefined {
  const text = (Object(entry) as Readonly<Record<string, unknown>>)[shownFromField];
  return typeof text === 'string' ? dayIn(text) : undefined;
}

const isShown = (entry: unknown, today: ClinicDay) => (shownFrom(entry) ?? today) <= today;

/** Returns the entries that have a first day, past or to come, in order of that day. */
export function datedEntries({ kinds }: LoadedContent): readonly WaitingEntry[] {
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
