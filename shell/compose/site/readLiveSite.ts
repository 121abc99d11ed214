import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../UserError';
import type { LiveSite } from './LiveSite';

/** The file of a composed site that says what is live. It is written last: a folder without it is no whole site. */
export const statusFile = 'status.json';

/**
 * What is live in a composed site; nothing where no site has been composed yet.
 * @throws UserError where the record cannot be read: guessing would lose a release.
 */
export async function readLiveSite(site: string): Promise<LiveSite | null> {
  const file = path.join(site, statusFile);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    const live = JSON.parse(text) as LiveSite;
    if (Array.isArray(live.packages)) return live;
  } catch {
    // Said below.
  }
  throw new UserError(`${file} does not say what is live; restore it, or delete ${site} and run npm run build`);
}
