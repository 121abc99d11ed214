import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import { entryKinds } from './entryKinds';
import { factFiles } from './findFacts';
import { pictureFiles, picturesIn } from './picturesIn';

/** The content of a source folder, and what kept a file of it from being loaded. */
export interface LoadedContent {
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
}

type Module = Readonly<Record<string, unknown>>;

/** Loads the content files of a source folder as they are: nothing is checked but that they can be read. */
export async function loadContent(sourceFolder: string): Promise<LoadedContent> {
  const files = ['paths.ts', ...pictureFiles, ...factFiles, ...entryKinds(null).map(({ file }) => file)];
  const modules = new Map<string, Module>();
  const problems = new Map<string, ContentProblem>();
  for (const file of new Set(files)) {
    try {
      modules.set(file, await load(path.join(sourceFolder, file)));
    } catch (error) {
      // A broken file also breaks all that import it, with the same words: say it once.
      const reason = errorMessage(error);
      if (!problems.has(reason)) problems.set(reason, { file, wanted: `a file that can be loaded: ${reason}` });
    }
  }
  const pictures = picturesIn(modules, path.join(sourceFolder, '../pictures'));
  return { content: { modules, pictures }, problems: [...problems.values()] };
}

async function load(file: string): Promise<Module> {
  if (!existsSync(file)) throw new Error(`${path.basename(file)} is missing`);
  return (await import(pathToFileURL(file).href)) as Module;
}

/** The one line of an error that says where to look. */
function errorMessage(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  const line = lines.find((text) => text.includes('ERROR:')) ?? lines[0] ?? '';
  return line
    .replace(/^.*\/(?=[^/]*:\d+:\d+: ERROR)/, '')
    .replace(': ERROR:', ':')
    .trim();
}
