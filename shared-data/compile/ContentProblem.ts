import type { z } from 'zod';

/** One thing that is wrong with the content, said so that its author can put it right. */
export interface ContentProblem {
  /** The file inside the folder of entries: 'events/hope-gala.yaml'. */
  readonly file: string;
  /** Where in the file, as an editor counts. */
  readonly line?: number;
  readonly column?: number;
  /** The field, with a dot for each step inside: 'image.alt'. */
  readonly field?: string;
  /** What stands there now. */
  readonly value?: unknown;
  /** What is wanted instead; completes 'wanted …'. */
  readonly wanted: string;
}

/** A problem in one line: `shared-data/entries/events/walk.yaml:3 · date: '31 February 2025' – wanted a real date …`. */
export function problemLine(problem: ContentProblem, folder: string): string {
  const place = [`${folder}/${problem.file}`, problem.line, problem.column].filter((part) => part !== undefined);
  const value = 'value' in problem ? `: ${shownValue(problem.value)}` : '';
  return `${[place.join(':'), ...(problem.field ? [problem.field] : [])].join(' · ')}${value} – wanted ${problem.wanted}`;
}

const longest = 60;

// Everything that would not be seen, or would turn the line around, is written as its code.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

/** A value as a report shows it: on one line, short, and with nothing hidden in it. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : (asJson(value) ?? String(value));
  const start = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const safe = start.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
  const quoted = typeof value === 'string' ? `'${safe}'` : safe;
  return text.length > longest ? `${quoted} (${text.length.toLocaleString('en-US')} characters)` : quoted;
}

/** The value as JSON; undefined for what JSON cannot say, such as a function or an object that holds itself. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** A problem of a value, wherever that stands. */
export interface ValueProblem extends Pick<ContentProblem, 'field' | 'value' | 'wanted'> {
  readonly path: readonly PropertyKey[];
}

/** What a schema finds wrong with a value, field by field. */
export function problemsOf(schema: z.ZodType, value: unknown): readonly ValueProblem[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    // Each unknown field is a problem of its own, so that its author finds it.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({
      path,
      ...(path.length > 0 && { field: path.join('.') }),
      value: valueAt(value, path),
      wanted: issue.message,
    }));
  });
}

/** What stands in a value, some steps inside. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], value);
}
