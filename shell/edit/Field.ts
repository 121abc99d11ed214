import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { day } from '@site/shared-data/schemas/fields';
import type { JsonSchema } from '@site/shared-data/schemas/jsonSchema';

/** What a form asks for one field of an entry. */
export type Field = {
  /** Its name in the entry; a number within a list. */
  readonly name: string;
  /** What is to be known of it, in the words of the schema. */
  readonly help: string | undefined;
  /** What it is where nothing is given: an entry may leave it out, say that there is nothing, or has to say it. */
  readonly nothing: 'left out' | 'null' | 'wanted';
} & (
  | { readonly kind: 'text'; readonly format: string | undefined }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'flag' | 'number' }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly item: Field; readonly isOrder: boolean }
);

/** The field of a schema. */
export function fieldOf(name: string, schema: JsonSchema, isRequired = true): Field {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const isNullable = [schema.type, ...(schema.anyOf ?? []).map(({ type }) => type)].flat().includes('null');
  const common = {
    name,
    help: schema.description ?? inner.description,
    nothing: isNullable ? ('null' as const) : isRequired ? ('wanted' as const) : ('left out' as const),
  };
  if (inner.enum) return { ...common, kind: 'choice', choices: inner.enum };
  if (inner.type === 'boolean') return { ...common, kind: 'flag' };
  if (inner.type === 'number') return { ...common, kind: 'number' };
  if (inner.type === 'array')
    return { ...common, kind: 'list', item: fieldOf('', inner.items ?? {}), isOrder: inner.format === 'order' };
  if (inner.type === 'object') {
    const fields = Object.entries(inner.properties ?? {}).map(([field, one]) =>
      fieldOf(field, one, inner.required?.includes(field) ?? false),
    );
    return { ...common, kind: 'group', fields };
  }
  return { ...common, kind: 'text', format: inner.format ?? schema.format };
}

/** The name of a control: the names of the fields around it and its own, with dots. */
export const within = (place: string, name: string | number) => (place === '' ? String(name) : `${place}.${name}`);

/** The control that says how many rows of a list a form has. */
export const countOf = (place: string) => `${place}#`;

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((inner) => isNothing(inner) || inner === false));

/** What a value says in one of its fields, or rows. */
export const partOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

const isFields = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a group, a list or a yes-or-no holds something else, which one control of text shows as it stands: `{contact.address}` for
 * a whole group, or a mistake.
 */
export function isShownAsText({ kind }: Field, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return (kind === 'group' && !isFields(value)) || (kind === 'list' && !Array.isArray(value));
}

/** The day that a picker shows for a text; undefined where no calendar has it, or where it is written otherwise. */
export function pickedDay(text: string): string | undefined {
  if (day.safeParse(text).data === text) return text;
  try {
    return parseEventDate(text);
  } catch {
    return undefined;
  }
}

/** A value as a control of text shows it: as it stands, but a day that a picker can show by its numbers. */
export function shownText(field: Field, value: unknown): string {
  const text =
    typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value === undefined
        ? ''
        : String(value ?? '');
  const isDate = field.kind === 'text' && (field.format === 'date' || field.format === 'written-date');
  return (isDate && pickedDay(text)) || text;
}

/** A text as it was sent: browsers send line breaks as \r\n, and controls of one line leave them out. */
function isAsShown(field: Field, sent: string, shown: string): boolean {
  const hasLines = field.kind === 'text' && (field.format === 'paragraph' || field.format === 'paragraphs');
  const seen = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\n', hasLines ? '\n' : '');
  return seen(sent) === seen(shown);
}

const rowsOf = (place: string, sent: ReadonlyMap<string, string>) =>
  // A form sends something of every row.
  Math.min(Number(sent.get(countOf(place)) ?? 0), sent.size);

/** Whether a form was sent with a field as it showed it. */
function isUntouched(field: Field, place: string, sent: ReadonlyMap<string, string>, base: unknown): boolean {
  const text = sent.get(place);
  if (field.kind === 'flag' && typeof base === 'boolean') return sent.has(place) === base;
  if (text !== undefined) return isAsShown(field, text, shownText(field, base));
  if (field.kind === 'group')
    return field.fields.every((one) => isUntouched(one, within(place, one.name), sent, partOf(base, one.name)));
  if (field.kind === 'list') {
    const given = Array.isArray(base) ? base.length : 0;
    const rows = rowsOf(place, sent);
    const row = (at: number) => isUntouched(field.item, within(place, at), sent, partOf(base, at));
    return rows >= given && Array.from({ length: rows }, (_, at) => row(at)).every(Boolean);
  }
  return shownText(field, base) === '';
}

/**
 * What a form that was sent says of a field. What nobody touched stays what it was, also where a form has no way to say it.
 * @param base what the form was made from.
 * @param isThere whether the entry, group or row is there already that the field stands in.
 */
export function valueOf(
  field: Field,
  place: string,
  sent: ReadonlyMap<string, string>,
  base: unknown,
  isThere: boolean,
): unknown {
  if (isThere && isUntouched(field, place, sent, base)) return base;
  const text = (sent.get(place) ?? '').replaceAll('\r\n', '\n').trim();
  // Where nothing is given, schemas tell what is missing.
  const nothing = field.nothing === 'null' ? null : undefined;
  switch (field.kind) {
    case 'flag':
      if (text === 'on' || text === 'true') return true;
      if (text === 'false') return false;
      if (text !== '') return text;
      return field.nothing === 'wanted' && !sent.has(place) ? false : nothing;
    case 'number':
      return text === '' ? nothing : text;
    case 'list': {
      if (text !== '') return text;
      const isGiven = (row: number) => Array.isArray(base) && row < base.length;
      const rows = Array.from({ length: rowsOf(place, sent) }, (_, row) => row).flatMap((row) => {
        const own = within(place, row);
        const value = valueOf(field.item, own, sent, partOf(base, row), isGiven(row));
        const isKept = isGiven(row) && isUntouched(field.item, own, sent, partOf(base, row));
        return isKept || !isNothing(value) ? [value] : [];
      });
      return rows.length === 0 && field.nothing !== 'wanted' ? nothing : rows;
    }
    case 'group': {
      if (text !== '') return text;
      const known = new Set(field.fields.map(({ name }) => name));
      const isOld = isFields(base);
      const others = isOld ? Object.entries(Object(base) as object).filter(([name]) => !known.has(name)) : [];
      const values = field.fields.map(
        (one) => [one.name, valueOf(one, within(place, one.name), sent, partOf(base, one.name), isOld)] as const,
      );
      const group = Object.fromEntries([...values.filter(([, value]) => value !== undefined), ...others]);
      return field.nothing !== 'wanted' && isNothing(group) ? nothing : group;
    }
    default:
      return text === '' ? (field.nothing === 'wanted' ? '' : nothing) : text;
  }
}

/** The pages that a value links to. */
export function linksIn(field: Field, value: unknown): readonly string[] {
  const of = (inner: Field, name: string | number) =>
    linksIn(inner, (Object(value) as Readonly<Record<string, unknown>>)[name]);
  if (field.kind === 'group') return field.fields.flatMap((one) => of(one, one.name));
  if (field.kind === 'list') return Object.keys(Object(value) as object).flatMap((row) => of(field.item, row));
  return field.kind === 'text' && field.format === 'site-path' && typeof value === 'string' ? [value] : [];
}

/** How a form shows the name of a field: 'doorsTime' as 'Doors time'. */
export const labelOf = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
