import type { z } from 'zod';

/** A problem of the content, with all that its author needs to fix it. */
export interface ContentProblem {
  /** The path in the folder of entries: 'events/hope-gala.yaml'. */
  readonly file: string;
  /** The line and column, counted from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The path of the field, with dots: 'image.alt'. */
  readonly field?: string;
  /** The current value. */
  readonly value?: unknown;
  /** The expected value. It completes the sentence 'wanted …'. */
  readonly wanted: string;
}

/**
 * Formats a problem in one line: `shared-data/entries/events/walk.yaml:3 · date: '31 February 2025' – wanted a real
 * date …`.
 */
export function problemLine(problem: ContentProblem, folder: string): string {
  const place = [`${folder}/${problem.file}`, problem.line, problem.column].filter((part) => part !== undefined);
  const value = 'value' in problem ? `: ${shownValue(problem.value)}` : '';
  return `${[place.join(':'), ...(problem.field ? [problem.field] : [])].join(' · ')}${value} – wanted ${problem.wanted}`;
}

const longest = 60;

// Invisible characters, and characters that change the writing direction, are shown as code points.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

/** Formats a value for a report: short, in one line, and without hidden characters. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : (asJson(value) ?? String(value));
  const start = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const safe = start.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
  const quoted = typeof value === 'string' ? `'${safe}'` : safe;
  return text.length > longest ? `${quoted} (${text.length.toLocaleString('en-US')} characters)` : quoted;
}

/** Returns the value as JSON, or undefined if JSON cannot represent it, such as a function or a circular object. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** A problem of a value, without its file. */
export interface ValueProblem extends Pick<ContentProblem, 'field' | 'value' | 'wanted'> {
  readonly path: readonly PropertyKey[];
}

/** Validates a value against a schema, and returns a problem for each invalid field. */
export function problemsOf(schema: z.ZodType, value: unknown): readonly ValueProblem[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    // Each unknown field is a separate problem, so that its author finds it.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({
      path,
      ...(path.length > 0 && { field: path.join('.') }),
      value: valueAt(value, path),
      wanted: issue.message,
    }));
  });
}

/** Returns the value at a path inside another value. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], value);
}
