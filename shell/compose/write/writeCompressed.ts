import { copyFile, link, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../../hosts/compress';
import type { EarlierSite } from '../currentSite';

/** Hard-links a file. If the disk has no links, it copies the file. Neither file is ever written to again. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await copyFile(from, to);
  });
}

/**
 * Writes a file of a site and its compressed forms.
 * @param folder the folder of the site.
 * @param file the path of the file in it.
 * @param earlier sites whose compressed forms are linked if they have the same text. Another command may remove those sites at
 * any time.
 * @param quality the brotli quality, from 0 to 11.
 * @returns the size of the brotli form in bytes.
 */
export async function writeCompressed(
  folder: string,
  file: string,
  text: string,
  earlier: readonly Pick<EarlierSite, 'folder' | 'read'>[],
  quality: number,
): Promise<number> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  for (const site of earlier) {
    if ((await site.read(file)) !== text) continue;
    const same = path.join(site.folder, file);
    const forms = ['br', 'gz'].map((form) => [`${same}.${form}`, `${target}.${form}`] as const);
    try {
      await Promise.all(forms.map(([from, to]) => linkFile(from, to)));
      return (await stat(`${target}.br`)).size;
    } catch {
      // Another command removed the folder meanwhile. A link to another site's file must never be written to.
      await Promise.all(forms.map(([, to]) => rm(to, { force: true })));
    }
  }
  return compressFile(target, Buffer.from(text), quality);
}
