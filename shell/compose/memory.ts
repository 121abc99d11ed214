import { packageFolder } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { dirs } from '../system/dirs';

/** Returns the programs that make and check pages. A change in one of them invalidates every cached value. */
const programs = () => [
  ...['runner', 'contract', 'render', 'check'].map((name) => path.join(dirs.compose, name)),
  dirs.system,
  // The rules of `contract` take lengths, sample marks and the picture budget from here.
  ...['check', 'compile', 'schemas', 'src/pictureKinds.ts'].map((name) =>
    path.join(packageFolder('@site/shared-data'), name),
  ),
];

/** Returns the source files of a folder without its tests, or the file itself. */
function filesOf(program: string): string[] {
  if (path.extname(program)) return [program];
  const names = readdirSync(program, { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => path.extname(name) && !name.includes('.test.')).map((name) => path.join(program, name));
}

let programsHash: string | undefined;

function hashOfPrograms(): string {
  const hash = createHash('sha256');
  for (const file of programs().flatMap(filesOf)) hash.update(path.basename(file)).update(readFileSync(file));
  return hash.digest('hex');
}

const folder = path.join(dirs.cache, 'memory');

/** Writes data to a cache file atomically. If the command is killed, the earlier file stays. */
export async function writeCache(file: string, data: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}-${process.pid}`, JSON.stringify(data));
  await rename(`${file}-${process.pid}`, file);
}

/**
 * Reads a cache file. Returns undefined if it is missing, damaged, or has another form. A disk may lose the end of a file.
 * @param schema the form of the data.
 */
export async function readCache<Data>(file: string, schema: z.ZodType<Data>): Promise<Data | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Returns the value in a cache file, or makes and writes it. */
async function cached<Value>(file: string, make: () => Promise<Value>): Promise<Value> {
  // The name of the file contains a hash of the programs that write it.
  const known = await readCache(file, z.custom<Value>());
  if (known !== undefined) {
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return known;
  }
  const value = await make();
  await writeCache(file, value ?? null);
  return value;
}

/** The values that are read or made at the moment, by file. Pages that need the same value share it. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Returns a value from the cache, or makes it: for example, a section's pages on a shell, or the result of their check. Values
 * are stored by content in `dist/cache/memory`. You can delete this folder at any time.
 * @param kind names the value and is part of its file name.
 * @param inputs everything that the value depends on, except the programs of this folder.
 * @param make makes a missing value. A rejection is not cached.
 */
export function remember<Value>(kind: string, inputs: readonly unknown[], make: () => Promise<Value>): Promise<Value> {
  programsHash ??= hashOfPrograms();
  const hash = createHash('sha256')
    .update(JSON.stringify([programsHash, ...inputs]))
    .digest('hex');
  const file = path.join(folder, `${kind}-${hash.slice(0, 32)}.json`);
  const known = underWay.get(file) as Promise<Value> | undefined;
  const value = known ?? cached(file, make).finally(() => underWay.delete(file));
  underWay.set(file, value);
  return value;
}

/**
 * Deletes the cached values with the oldest last use until the cache fits.
 * @param most the size of the cache in bytes. The default has room for several hundred sections.
 */
export async function forgetOldest(most = 200_000_000): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { mtimeMs, size } = await stat(file);
      return { file, mtimeMs, size };
    }),
  );
  let kept = 0;
  for (const { file, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    kept += size;
    if (kept > most) await rm(file, { force: true });
  }
}
