import type { Stats } from 'node:fs';
import path from 'node:path';
import { acceptedEncodings } from './acceptedEncodings';
import type { Encoding } from './acceptedEncodings';
import { fileStats } from './fileStats';

/** A file of the site as one reader gets it. */
export interface Representation {
  /** From the site's folder: the file or its compressed twin. */
  readonly file: string;
  readonly encoding: Encoding;
  readonly stats: Stats;
  /** Whether another reader may get another one. */
  readonly varies: boolean;
}

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Chooses between a file and its compressed twins. A reader who refuses all there are gets the file itself; null where it is
 * gone.
 */
export function representation(root: string, file: string, acceptEncoding: string | undefined): Representation | null {
  const statsOf = (encoding: Encoding) => fileStats(path.join(root, file + suffixes[encoding]));
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    if (encoding === 'identity') break;
    const stats = statsOf(encoding);
    if (stats) return { file: file + suffixes[encoding], encoding, stats, varies: true };
  }
  const stats = statsOf('identity');
  const varies = (statsOf('gzip') ?? statsOf('br')) !== null;
  return stats && { file, encoding: 'identity', stats, varies };
}
