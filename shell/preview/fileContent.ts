import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** What a file says, in the state it was read in. */
export interface FileContent {
  /** A strong entity tag (RFC 9110 §8.8.3). */
  readonly tag: string;
  /** Null for a file too large to keep at hand. */
  readonly bytes: Buffer | null;
}

/** The largest file kept at hand, and how much of them all together, in bytes. */
const keptFile = 512 * 1024;
const keptInAll = 32 * 1024 * 1024;

/** How much room an entry takes besides its bytes. */
const entrySize = 512;

interface Entry extends FileContent {
  readonly state: string;
}

const entries = new Map<string, Entry>();
let size = 0;

const sizeOf = ({ bytes }: Entry) => entrySize + (bytes?.length ?? 0);

function forget(file: string): void {
  const entry = entries.get(file);
  if (entry && entries.delete(file)) size -= sizeOf(entry);
}

function keep(file: string, entry: Entry): void {
  forget(file);
  entries.set(file, entry);
  size += sizeOf(entry);
  for (const oldest of entries.keys()) {
    if (size <= keptInAll) break;
    forget(oldest);
  }
}

/**
 * Reads a file once for every state the disk shows of it. Its tag is a hash of its bytes, so that a page composed again with
 * the same words is still fresh, and each encoding has its own.
 */
export async function fileContent(file: string, { ino, size: length, mtimeMs }: Stats): Promise<FileContent> {
  const state = `${ino} ${length} ${mtimeMs}`;
  const known = entries.get(file);
  if (known?.state === state) return known;
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const entry = { state, tag: `"${hash.slice(0, 22)}"`, bytes: bytes.length > keptFile ? null : bytes };
  keep(file, entry);
  return entry;
}
