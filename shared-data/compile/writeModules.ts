import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemaOf } from '../schemas/jsonSchema';
import { allKinds } from '../schemas/kinds';
import type { LoadedContent } from './loadContent';
import { moduleTexts, type Paths } from './moduleTexts';

/** Returns the text of a file, or '' if it does not exist. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Writes files below a folder. It does not touch an unchanged file, so no watcher reacts. */
export function writeTexts(texts: ReadonlyMap<string, string>, folder: string): void {
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (textOf(file) === text) continue;
    // Another command may be reading the file.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
}

export async function writeModules(
  content: LoadedContent,
  folder: string,
  readPaths: () => Promise<Paths>,
): Promise<void> {
  const write = (texts: ReadonlyMap<string, string>) => writeTexts(texts, folder);
  // One of the addresses is a fact, so the facts must exist before `paths` can be imported.
  write(new Map([...moduleTexts(content, {})].filter(([name]) => name === 'siteFacts.ts')));
  write(moduleTexts(content, await readPaths()));
  // The schemas are for editors with YAML support (`.vscode/settings.json`).
  write(new Map(allKinds.map(({ name, schema }) => [`schemas/${name}.json`, JSON.stringify(jsonSchemaOf(schema))])));
}
