import type { z } from 'zod';
import type { ContentProblem } from './ContentProblem';

/** What a schema finds wrong with a value, field by field. */
export function problemsOf(schema: z.ZodType, value: unknown): readonly Omit<ContentProblem, 'file' | 'item'>[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    // Each unknown field is a problem of its own, so that its author finds it.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({
      ...(path.length > 0 && { field: path.join('.') }),
      value: valueAt(value, path),
      wanted: issue.message,
    }));
  });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], value);
}
