import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prerenderFile, scriptFile, styleFile } from '../../../shell/compose/releases/fileNames';
import { manifestFile } from '../../../shell/compose/releases/Release';

type Edit = (code: string) => string;

/** What is different in a build. */
export interface BuildEdits {
  readonly script?: Edit;
  readonly style?: Edit;
  readonly prerender?: Edit;
}

/** Makes a finished build of a stored release, with changes: what webpack would write of other sources. */
export async function changedBuild(name: string, release: string, edits: BuildEdits): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `built-${name}-`));
  await cp(release, folder, { recursive: true });
  await rm(path.join(folder, manifestFile));
  const files = { script: scriptFile(name), style: styleFile(name), prerender: prerenderFile };
  for (const [part, file] of Object.entries(files)) {
    const edit = edits[part as keyof BuildEdits];
    if (!edit) continue;
    const place = path.join(folder, file);
    const code = await readFile(place, 'utf8');
    const edited = edit(code);
    if (edited === code) throw new Error(`${name}: ${file} has nothing of what is to be changed; change the edit`);
    await writeFile(place, edited);
  }
  return folder;
}
