import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncodings } from './acceptedEncodings';
import type { Encoding } from './acceptedEncodings';

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

/** Chooses between a file and its compressed twins. A reader who refuses all there are gets the file itself. */
export async function representation(
  root: string,
  file: string,
  acceptEncoding: string | undefined,
): Promise<Representation> {
  const stats = (encoding: Encoding) => stat(path.join(root, file + suffixes[encoding]));
  const twin = (encoding: Encoding) => stats(encoding).catch(() => null);
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    if (encoding === 'identity') break;
    const found = await twin(encoding);
    if (found) return { file: file + suffixes[encoding], encoding, stats: found, varies: true };
  }
  const varies = ((await twin('gzip')) ?? (await twin('br'))) !== null;
  return { file, encoding: 'identity', stats: await stats('identity'), varies };
}
