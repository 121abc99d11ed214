import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Folders that a refused release may touch without changing anything: it stands aside in one of them while it is looked at,
 * and is put on its shelf and taken back when the site refuses it.
 */
const workplaces = /^(\.|releases|releases\/[a-z]+|sites)$/;

/** A line for everything in a folder: what it is, what is in it, when it was last written. */
export async function diskState(folder: string): Promise<string[]> {
  const entries = ['.', ...(await readdir(folder, { recursive: true })).sort()];
  const lines = entries.map(async (entry) => {
    const place = path.join(folder, entry);
    const stats = await lstat(place);
    if (stats.isDirectory()) return workplaces.test(entry) ? entry : `${entry} ${stats.mtimeMs}`;
    const content = stats.isSymbolicLink() ? await readlink(place) : await readFile(place);
    return `${entry} ${stats.mtimeMs} ${createHash('sha256').update(content).digest('hex')}`;
  });
  return Promise.all(lines);
}
