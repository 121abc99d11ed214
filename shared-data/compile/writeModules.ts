import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemaOf } from '../schemas/jsonSchema';
import { allKinds } from '../schemas/kinds';
import type { LoadedContent } from './loadContent';
import { moduleTexts, type Paths } from './moduleTexts';

/** What a file says; nothing where there is none. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Writes files below a folder. One that would stay the same is left alone: nobody who watches it wakes up. */
export function writeTexts(texts: ReadonlyMap<string, string>, folder: string): void {
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (textOf(file) === text) continue;
    // Somebody else's command may be reading it.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
}

/** Writes the modules of the content. */
export async function writeModules(
  content: LoadedContent,
  folder: string,
  readPaths: () => Promise<Paths>,
): Promise<void> {
  const write = (texts: ReadonlyMap<string, string>) => writeTexts(texts, folder);
  // One of the addresses is a fact: facts have to be there before `paths` can be read.
  write(new Map([...moduleTexts(content, {})].filter(([name]) => name === 'siteFacts.ts')));
  write(moduleTexts(content, await readPaths()));
  // For whoever writes entries in an editor that knows YAML (`.vscode/settings.json` names them).
  write(new Map(allKinds.map(({ name, schema }) => [`schemas/${name}.json`, JSON.stringify(jsonSchemaOf(schema))])));
}
