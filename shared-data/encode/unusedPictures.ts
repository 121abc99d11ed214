import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../check/loadContent';
import { pictureFiles } from '../check/picturesIn';
import type { SitePicture } from './SitePicture';

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file);

function codeOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode);
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** The code of every package, and the entries as they are once photographs have found their people. */
async function textsOf(root: string): Promise<string> {
  const sections = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const packages = [...sections, 'shell', 'shell/ui', 'shared-data'];
  const code = packages.flatMap((folder) => codeOf(path.join(root, folder, 'src')));
  const { content } = await loadContent(path.join(root, 'shared-data/src'));
  const entries = [...content.modules].filter(([file]) => !pictureFiles.some((one) => one === file));
  return [...code, JSON.stringify(entries)].join('\n');
}

/**
 * One line for each picture whose name stands in no entry and no code.
 * @param root the folder of the whole site.
 */
export async function unusedPictures(root: string, pictures: readonly SitePicture[]): Promise<readonly string[]> {
  const texts = await textsOf(root);
  return pictures
    .filter(({ name }) => !['"', "'", '`'].some((quote) => texts.includes(`${quote}${name}${quote}`)))
    .map(({ source }) => `⚠ ${source} is shown nowhere; name it in an entry, call it after its person, or remove it`);
}
