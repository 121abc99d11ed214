import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { Place } from './Protocol';

/**
 * The line of a source that a place in a bundle was built from, such as 'mfe-events/src/section.ts:12:5'; null where the
 * bundle was built elsewhere and its map is not beside it.
 * @param from the folder that paths are told from: commands run in the top one.
 */
export async function sourcePlace({ file, line, column }: Place, from = process.cwd()): Promise<string | null> {
  const text = await readFile(`${file}.map`, 'utf8').catch(() => null);
  if (text === null) return null;
  const entry = new SourceMap(JSON.parse(text) as SourceMapPayload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return null;
  return `${path.relative(from, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
