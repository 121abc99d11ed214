import { shownValue } from './shownValue';

/** One thing that is wrong with the content, said so that its author can put it right. */
export interface ContentProblem {
  /** The file inside the source folder: 'events.ts'. */
  readonly file: string;
  /** The entry, by its id, name or title, or by its place in the list: '#2'. */
  readonly item?: string;
  /** The field, with a dot for each step inside: 'image.alt'. */
  readonly field?: string;
  /** What stands there now. */
  readonly value?: unknown;
  /** What is wanted instead; completes 'wanted …'. */
  readonly wanted: string;
}

/** A problem in one line: `shared-data/src/events.ts · walk · date: '31 February 2025' – wanted a real date …`. */
export function problemLine(problem: ContentProblem, folder: string): string {
  const place = [`${folder}/${problem.file}`, problem.item, problem.field].filter((part) => part !== undefined);
  const value = 'value' in problem ? `: ${shownValue(problem.value)}` : '';
  return `${place.join(' · ')}${value} – wanted ${problem.wanted}`;
}
