import { dayIn } from '@site/shared-data/dates/eventDate';
import type { JsonSchema } from '@site/shared-data/schemas/jsonSchema';

/** One field of an entry in a form. */
export type Field = {
  /** The name in the entry, or a number in a list. */
  readonly name: string;
  /** The description from the schema. */
  readonly help: string | undefined;
  /** The meaning of an empty control: the entry omits the field, has an empty value, or is incomplete. */
  readonly nothing: 'left out' | 'null' | 'wanted';
} & (
  | { readonly kind: 'text'; readonly format: string | undefined }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'flag' | 'number' }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly item: Field; readonly isOrder: boolean }
);

/** Returns the field of a schema. */
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

/** Returns the name of a control: the names of the fields around it and its own, with dots. */
export const within = (place: string, name: string | number) => (place === '' ? String(name) : `${place}.${name}`);

/** Returns the name of the control that contains the number of a list's rows in the form. */
export const countOf = (place: string) => `${place}#`;

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((inner) => isNothing(inner) || inner === false));

/** Returns the value of a field in a group, or of a row in a list. Returns undefined if there is none. */
export const partOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** Named values: an entry, or a group in one. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns whether a group, a list or a boolean has a value of another type. One text control shows such a value unchanged. The
 * value is a reference to a whole group, such as `{contact.address}`, or a mistake.
 */
export function isShownAsText({ kind }: Field, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return (kind === 'group' && !isFields(value)) || (kind === 'list' && !Array.isArray(value));
}

/** Returns the text that a control shows for a value. For a date picker, the text is an ISO 8601 date. */
export function shownText(field: Field, value: unknown): string {
  const text =
    typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value === undefined
        ? ''
        : String(value ?? '');
  const isDate = field.kind === 'text' && (field.format === 'date' || field.format === 'written-date');
  return (isDate && dayIn(text)) || text;
}

/**
 * Returns whether a submitted text equals the shown text. Browsers send \r\n, and remove line breaks from single-line controls.
 */
function isAsShown(field: Field, sent: string, shown: string): boolean {
  const hasLines = field.kind === 'text' && (field.format === 'paragraph' || field.format === 'paragraphs');
  const seen = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\n', hasLines ? '\n' : '');
  return seen(sent) === seen(shown);
}

const rowsOf = (place: string, sent: ReadonlyMap<string, string>) =>
  // A form sends at least one control for every row.
  Math.min(Number(sent.get(countOf(place)) ?? 0), sent.size);

/** Returns whether the submitted field equals the field that the form showed. */
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
 * Returns the value of a field in a submitted form. An unchanged field keeps its value, even if no control can express it.
 * @param base the value from which the form was filled.
 * @param isThere whether the entry, group or row around the field exists already.
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
  // The schema reports what is missing.
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

/** Returns the paths of the values for which the form has no field, such as one with a misspelled name. */
export function unknownPaths(field: Field, value: unknown): readonly (readonly string[])[] {
  const pathsIn = (inner: Field, name: string | number) =>
    unknownPaths(inner, partOf(value, name)).map((rest) => [String(name), ...rest]);
  if (field.kind === 'list' && Array.isArray(value)) return value.flatMap((_, row) => pathsIn(field.item, row));
  if (field.kind !== 'group' || !isFields(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const known = field.fields.find((one) => one.name === name);
    return known ? pathsIn(known, name) : [[name]];
  });
}

/** Returns a value without those for which the form has no field. */
export function knownPart(field: Field, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value)) return value.map((row) => knownPart(field.item, row));
  if (field.kind !== 'group' || !isFields(value)) return value;
  const known = field.fields.filter(({ name }) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map((one) => [one.name, knownPart(one, value[one.name])]));
}

/** Returns the pages that a value links to. */
export function linksIn(field: Field, value: unknown): readonly string[] {
  const of = (inner: Field, name: string | number) =>
    linksIn(inner, (Object(value) as Readonly<Record<string, unknown>>)[name]);
  if (field.kind === 'group') return field.fields.flatMap((one) => of(one, one.name));
  if (field.kind === 'list') return Object.keys(Object(value) as object).flatMap((row) => of(field.item, row));
  return field.kind === 'text' && field.format === 'site-path' && typeof value === 'string' ? [value] : [];
}

/** Returns the label of a field: 'Doors time' for 'doorsTime'. */
export const labelOf = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The labels that lead to a field, with rows counted as the form does: 'Prices, 2: Dollars'. */
export const labelPath = (field: string) =>
  field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `, ${Number(part) + 1}` : `: ${labelOf(part)}`))
    .join('')
    .slice(2);
