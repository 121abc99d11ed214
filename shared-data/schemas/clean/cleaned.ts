import { z } from 'zod';
import { cleanDollars } from './cleanShape';

/** The cleaning function of a text field, which calls `overwrite`. */
function cleanerOf(schema: z.ZodString): ((text: string) => unknown) | undefined {
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    if ('tx' in def && typeof def.tx === 'function') return def.tx as (text: string) => unknown;
  }
  return undefined;
}

const inside = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
    ? (schema.unwrap() as z.ZodType)
    : undefined;

/**
 * Returns a value with each text cleaned by the field of a schema. Values of other types, or of unknown fields, do not
 * change, because the check reports them.
 */
export function cleaned(schema: z.ZodType, value: unknown): unknown {
  const inner = inside(schema);
  if (inner) return cleaned(inner, value);
  if (schema instanceof z.ZodString && typeof value === 'string') return cleanerOf(schema)?.(value) ?? value;
  if (schema instanceof z.ZodNumber) return cleanDollars(value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => cleaned(schema.element as z.ZodType, item));
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const shape = schema.shape as Readonly<Record<string, z.ZodType | undefined>>;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        const own = Object.hasOwn(shape, name) ? shape[name] : undefined;
        return [name, own ? cleaned(own, field) : field];
      }),
    );
  }
  return value;
}
