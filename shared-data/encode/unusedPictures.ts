import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../compile/loadContent';
import { portraitNames } from '../compile/pictureNameOf';
import type { SitePicture } from './SitePicture';

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file);

function codeOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode);
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** Returns the code of every package, the entries, and the names of the staff's photographs. */
function textsOf(root: string): string {
  const sections = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const packages = [...sections, 'shell', 'shell/ui', 'shared-data'];
  const code = packages.flatMap((folder) => codeOf(path.join(root, folder, 'src')));
  const { kinds } = loadContent(path.join(root, 'shared-data/entries'));
  const entries = kinds.flatMap(({ kind, files }) => files.map(({ resolved }) => ({ kind: kind.name, resolved })));
  const people = entries.filter(({ kind }) => kind === 'staff');
  // The check of the content reports an invalid entry. Here it has no name.
  const names = people.map(({ resolved }) => (Object(resolved) as { readonly name?: unknown }).name);
  const photographs = portraitNames(names.filter((name) => typeof name === 'string'));
  return [...code, JSON.stringify([entries, Object.values(photographs)])].join('\n');
}

/**
 * Returns a line for each picture whose name no entry and no code contains.
 * @param root the folder of the whole site.
 */
export function unusedPictures(root: string, pictures: readonly SitePicture[]): readonly string[] {
  const texts = textsOf(root);
  return pictures
    .filter(({ name }) => !['"', "'", '`'].some((quote) => texts.includes(`${quote}${name}${quote}`)))
    .map(({ source }) => `⚠ ${source} is not used. Name it in an entry, rename it after its person, or remove it`);
}
