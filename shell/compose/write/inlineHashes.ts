import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredRelease } from '../Release';

/** How many different styles of one package the rules admit: the live one and the one before it. */
const admitted = 2;

/** A style or a script as a policy names it; a document's parser turns every line break into one line feed (HTML §13.2.3.5). */
const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}`;

/**
 * The hashes of the styles that stand in pages. The style before the live one is among them, so that a host can put new
 * rules in force before the new pages come, and no reader sees a page without its styles.
 * @param kept releases with those of one package newest first.
 */
export async function styleHashes(kept: readonly StoredRelease[]): Promise<string[]> {
  const hashes = new Map<string, string[]>();
  for (const { release, folder } of kept) {
    if (!release.style) continue;
    const hash = hashOf(await readFile(path.join(folder, release.style.file), 'utf8'));
    const known = hashes.get(release.name) ?? [];
    if (known.length < admitted && !known.includes(hash)) hashes.set(release.name, [...known, hash]);
  }
  return [...new Set([...hashes.values()].flat())];
}

/**
 * The hashes of the scripts that stand in pages, each once: the shell's own, as its page for unknown addresses has them.
 * @param notFoundPages of the new site, and of the one that stands: its pages are read until the new ones come.
 */
export const scriptHashes = (notFoundPages: readonly string[]): string[] => [
  ...new Set(
    notFoundPages.flatMap((page) => [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, own = '']) => hashOf(own))),
  ),
];
