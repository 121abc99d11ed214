import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** More than the files of any site, so that sites that came and went take no room. */
const remembered = 20_000;

const tags = new Map<string, { readonly state: string; readonly tag: string }>();

/**
 * The strong entity tag of a file (RFC 9110 §8.8.3): a hash of its bytes, so that a page that was composed again with the
 * same words is still fresh, and each encoding has its own. Read once for every state of the file.
 */
export async function entityTag(file: string, { ino, size, mtimeMs }: Stats): Promise<string> {
  const state = `${ino} ${size} ${mtimeMs}`;
  const known = tags.get(file);
  if (known?.state === state) return known.tag;
  const tag = `"${createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 22)}"`;
  if (tags.size >= remembered) tags.clear();
  tags.set(file, { state, tag });
  return tag;
}
