import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { dirs } from '../../system/dirs';

/** The result of the watch's last look at the live site (`shell/watch/README.md`). */
const watched = z.object({
  /** When the watch looked: ISO 8601, UTC. */
  at: z.string(),
  /** The number of faults it found. */
  faults: z.number(),
  /** When it last found no fault. */
  wellAt: z.string().optional(),
});

export type Watched = z.infer<typeof watched>;

/** The name of the file next to `status.json`, and the path that the watch on this machine writes to. */
export const watchFile = 'watch.json';
const writtenWatchFile = path.join(dirs.watch, watchFile);

/**
 * Returns a line about the last look at the live site.
 * @param instant formats a time for people.
 */
export function watchWords(seen: Watched | null, instant: (at: string) => string): string {
  if (!seen) return 'Nobody has checked the live site from here yet: npm run watch -- <address>';
  if (seen.faults === 0) return `Checked, no faults: ${instant(seen.at)}`;
  const well = seen.wellAt ? `; last without faults ${instant(seen.wellAt)}` : '';
  return `Checked ${instant(seen.at)}: ${seen.faults} ${seen.faults === 1 ? 'fault' : 'faults'}${well}`;
}

/** Reads the result that the watch wrote on this machine. Returns null if it has not looked yet. */
export const readWatched = async (file = writtenWatchFile): Promise<Watched | null> =>
  readFile(file, 'utf8').then(
    (text) => watched.safeParse(JSON.parse(text)).data ?? null,
    () => null,
  );
