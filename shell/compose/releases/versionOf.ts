import { createHash } from 'node:crypto';
import type { Release } from './Release';

/** The version of a release: a hash of all that it says of itself, the hashes of its files among it. */
export function versionOf(content: Omit<Release, 'version'>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** What a version looks like. */
export const isVersion = (text: string) => /^[0-9a-f]{16}$/.test(text);
