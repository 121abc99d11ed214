import { isSystemFile } from '@site/shared-data/compile/isSystemFile';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The path of every file of a composed site from its folder, sorted; none that a file manager left there. */
export async function siteFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
