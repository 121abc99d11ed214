import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file of a composed site, named from its folder, in the order of their names. */
export async function siteFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
