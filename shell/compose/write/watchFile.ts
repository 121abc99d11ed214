import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { dirs } from '../../system/dirs';

/** What the watch found when it last looked at the live site (`shell/watch/README.md`). */
const watched = z.object({
  /** When it looked: ISO 8601, UTC. */
  at: z.string(),
  /** How many faults it found. */
  faults: z.number(),
  /** When it last found none. */
  wellAt: z.string().optional(),
});

export type Watched = z.infer<typeof watched>;

/** The file beside `status.json`, and where the watch writes it here. */
export const watchFile = 'watch.json';
const writtenWatchFile = path.join(dirs.dist, 'watch', watchFile);

/** What is known of the last look at the live site, in a line. @param instant says when, for people. */
export function watchWords(seen: Watched | null, instant: (at: string) => string): string {
  if (!seen) return 'Nobody has looked at the live site from here yet: npm run watch -- <address>';
  if (seen.faults === 0) return `Looked at and found well: ${instant(seen.at)}`;
  const well = seen.wellAt ? `; last found well ${instant(seen.wellAt)}` : '';
  return `Looked at ${instant(seen.at)}: ${seen.faults} ${seen.faults === 1 ? 'fault' : 'faults'}${well}`;
}

/** What the watch wrote on this machine; null where it has not looked. */
export const readWatched = async (file = writtenWatchFile): Promise<Watched | null> =>
  readFile(file, 'utf8').then(
    (text) => watched.safeParse(JSON.parse(text)).data ?? null,
    () => null,
  );
