import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { formatDate } from '@site/shared-data/dates/eventDate';
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

const isDay = (text: string): text is ClinicDay => /^\d{4}-\d\d-\d\d$/.test(text);

/** What a form that was sent says of a field. */
export function valueOf(field: Field, place: string, sent: ReadonlyMap<string, string>): unknown {
  const lines = (sent.get(place) ?? '').replaceAll('\r\n', '\n').trim();
  const hasParagraphs = field.kind === 'text' && field.format === 'paragraphs';
  const text = hasParagraphs ? lines : lines.replaceAll(/\s*\n\s*/g, ' ');
  // Where nothing is given, schemas tell what is missing.
  const nothing = field.nothing === 'null' ? null : undefined;
  switch (field.kind) {
    case 'flag':
      return sent.has(place) ? true : field.nothing === 'wanted' ? false : nothing;
    case 'number':
      // A number may stand in braces: {walkFee}.
      return text === '' ? nothing : Number.isNaN(Number(text)) ? text : Number(text);
    case 'list': {
      // A form sends something of every row.
      const length = Math.min(Number(sent.get(countOf(place)) ?? 0), sent.size);
      const rows = Array.from({ length }, (_, row) => valueOf(field.item, within(place, row), sent)).filter(
        (row) => !isNothing(row),
      );
      return rows.length === 0 && field.nothing !== 'wanted' ? nothing : rows;
    }
    case 'group': {
      // What a group refers to as a whole: {contact.address}.
      if (text !== '') return text;
      const values = field.fields.map((one) => [one.name, valueOf(one, within(place, one.name), sent)] as const);
      const group = Object.fromEntries(values.filter(([, value]) => value !== undefined));
      return field.nothing !== 'wanted' && isNothing(group) ? nothing : group;
    }
    default:
      if (text === '') return field.nothing === 'wanted' ? '' : nothing;
      // A picker gives the numbers of a day that is written as people write it.
      return field.kind === 'text' && field.format === 'written-date' && isDay(text) ? formatDate(text) : text;
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
