import { weekdayOf, type ClinicDay } from '@site/shared-data/dates/clinicDay';
import { dayIn, months } from '@site/shared-data/dates/eventDate';
import { shownFromField } from '@site/shared-data/schemas/shownFrom';
import type { AnyKind } from '../entry/entries';
import { labelOf, type Fields } from '../entry/Field';

/** The values of a new entry that copies another one. */
export interface Start {
  readonly value: Fields;
  /** The omitted values, because they mention a day of the original: the label of each field, and its text. */
  readonly leftOut: readonly (readonly [field: string, said: string])[];
}

/** The kinds with recurring entries, such as a yearly event, or a person with an existing role. */
const repeatable = ['events', 'blogPosts', 'staff', 'boardMembers'];

/** Returns whether you can copy an entry of a kind to a new one. */
export const canStartFrom = ({ name }: AnyKind): boolean => repeatable.includes(name);

/** The fields that contain a day of the entry. */
const dayFields = ['date', 'endDate', shownFromField] as const;

const yearIn = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** Returns the year of the next anniversary of a day, from today on. */
function nextYear(day: ClinicDay, today: ClinicDay): number {
  const year = Number(today.slice(0, 4));
  return `${year}${day.slice(4)}` >= today ? year : year + 1;
}

/** Returns a test for texts that mention a year, a date or a weekday of some days. */
function speaksOf(days: readonly ClinicDay[]): (text: string) => boolean {
  const parts = days.flatMap((day) => {
    const [year = '', month = '', date = ''] = day.split('-');
    const name = `${months[Number(month) - 1] ?? ''}`;
    const short = `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`;
    const number = `0?${Number(date)}(?:st|nd|rd|th)?`;
    return [
      year,
      `['’]${year.slice(2)}`,
      `${short} ${number}`,
      `${number} ${short}`,
      `${Number(month)}/${Number(date)}`,
      weekdayOf(day),
    ];
  });
  if (parts.length === 0) return () => false;
  const pattern = new RegExp(`(?<![\\d\\w])(?:${parts.join('|')})(?![\\d\\w])`, 'i');
  return (text) => pattern.test(text);
}

/** Returns a value without its stale texts. */
function without(value: unknown, isStale: (text: string) => boolean): unknown {
  if (typeof value === 'string') return isStale(value) ? undefined : value;
  if (Array.isArray(value)) return value.map((item) => without(item, isStale)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, without(inner, isStale)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Returns a name or an address with the year of the new entry. It differs from all existing ones. */
function proposed(text: string, year: number | null, taken: ReadonlySet<string>): string {
  const isAddress = /^[/a-z0-9-]+$/.test(text);
  const old = new Set(text.match(yearIn));
  const [first] = [...old].map(Number).sort((one, other) => one - other);
  const shifted =
    year === null
      ? text
      : first !== undefined
        ? text.replaceAll(yearIn, (one) => String(Number(one) + year - first))
        : text.replaceAll(/(['’])\d\d(?!\d)/g, (_, mark: string) => mark + String(year).slice(2));
  const withYear = year !== null && shifted === text ? `${text}${isAddress ? '-' : ' '}${year}` : shifted;
  const isTaken = (one: string) => taken.has(one.toLowerCase());
  let number = 2;
  let name = withYear;
  for (; isTaken(name); number += 1) name = isAddress ? `${withYear}-${number}` : `${withYear} (${number})`;
  return name;
}

/**
 * Returns the values of a new entry that copies another one. It omits the days, and texts that mention them. It proposes a name
 * and an address, and keeps the picture.
 * @param value the values in the file of the original.
 * @param others the values of all entries of the kind.
 * @param today the day at the clinic.
 */
export function startFrom(kind: AnyKind, value: Fields, others: readonly unknown[], today: ClinicDay): Start {
  const days = dayFields.flatMap((field) => {
    const text = value[field];
    return typeof text === 'string' ? (dayIn(text) ?? []) : [];
  });
  const [first] = days;
  // A post gets the current year, whatever the day of the original.
  const thisYear = Number(today.slice(0, 4));
  const year = first === undefined ? null : kind.name === 'events' ? nextYear(first, today) : thisYear;
  const unique = new Set(kind.isList ? kind.unique : []);
  const isStale = speaksOf(days);
  const leftOut: (readonly [string, string])[] = [];
  const fields = Object.entries(value).flatMap(([name, said]): (readonly [string, unknown])[] => {
    if (name === 'source' || name === shownFromField || name === 'endDate') return [];
    if (name === 'date') return [[name, '']];
    if (name === 'registrationOpen') return [[name, false]];
    // The registration of the original is not open for the new event.
    if (name === 'registration' && value['registrationOpen'] === true) {
      leftOut.push([labelOf(name), String(said)]);
      return [];
    }
    if (unique.has(name) && typeof said === 'string') {
      const taken = new Set(others.map((other) => String((Object(other) as Fields)[name] ?? '').toLowerCase()));
      return [[name, proposed(said, year, taken)]];
    }
    // The name of a picture is a file name, so it stays.
    const { name: picture, ...image } = Object(name === 'image' ? said : {}) as Fields;
    const kept = without(name === 'image' ? image : said, isStale);
    for (const text of textsIn(name === 'image' ? image : said)) if (isStale(text)) leftOut.push([labelOf(name), text]);
    return kept === undefined ? [] : [[name, name === 'image' ? { name: picture, ...(Object(kept) as Fields) } : kept]];
  });
  return { value: Object.fromEntries(fields), leftOut };
}
