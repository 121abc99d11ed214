import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from '../render/Site';
import { linkFile } from './writeCompressed';

/** Matches a file of a release in a list of sections. */
const releaseFile = /"\/(releases\/[^"]+)"/g;

/** Returns whether a file of the site is the script of a list of sections. Its compressed forms have one more extension. */
export const isList = (file: string) => file.startsWith(`${listFolder}/`) && file.endsWith('.js');

/**
 * Returns whether a list of sections from an earlier site is still of use to open tabs. It is, as long as the site serves every
 * file that it names. So a list stays as long as the releases in it (`served`).
 * @param script the text of the list.
 * @param hasFile tells whether the site has a file, such as 'releases/events/1/remoteEntry.js'.
 */
export const isListServed = (script: string, hasFile: (file: string) => boolean) =>
  [...script.matchAll(releaseFile)].every(([, file = '']) => hasFile(file));

/**
 * Links the section lists of earlier sites into this one, because open tabs may load them. Without a list, links open
 * documents. Another command may remove an earlier site at any time.
 */
export async function linkEarlierLists(site: string, earlier: readonly string[]): Promise<void> {
  const linked = new Set<string>();
  for (const folder of earlier.toReversed()) {
    const from = path.join(folder, listFolder);
    const files = await readdir(from).catch(() => []);
    for (const list of files.filter((file) => file.endsWith('.js') && !linked.has(file))) {
      const script = await readFile(path.join(from, list), 'utf8').catch(() => null);
      if (script === null || !isListServed(script, (file) => existsSync(path.join(site, file)))) continue;
      for (const form of files.filter((file) => file.startsWith(list)))
        await linkFile(path.join(from, form), path.join(site, listFolder, form)).catch(() => {});
      linked.add(list);
    }
  }
}
