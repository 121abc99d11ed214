import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveSite } from './LiveSite';

/** The file of a composed site that says what is live. */
export const statusFile = 'status.json';

/** What is live in a composed site; nothing where no site has been composed yet. */
export async function readLiveSite(site: string): Promise<LiveSite | null> {
  try {
    return JSON.parse(await readFile(path.join(site, statusFile), 'utf8')) as LiveSite;
  } catch {
    return null;
  }
}
