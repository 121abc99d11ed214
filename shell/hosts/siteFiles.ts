import { isSystemFile } from '@site/shared-data/compile/isSystemFile';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns the sorted paths of all files in a composed site. It leaves out files of a file manager. */
export async function siteFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
