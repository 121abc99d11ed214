import { moduleFile } from '@site/build/moduleNames';
import { pictureHashes } from '@site/shared-data/pictures.generated';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dirs } from '../compose/dirs';

/** The table of pictures stands in every package, but a new one is needed only where an entry shows it. */
export const pictureTable = '@site/shared-data/src/pictures.generated.ts';

const kept = path.join(dirs.cache, 'picture-tables');

/** Keeps the table as it is, before a picture comes into it. */
export async function keepTable(): Promise<void> {
  const text = await readFile(moduleFile(pictureTable), 'utf8');
  await mkdir(kept, { recursive: true });
  await writeFile(path.join(kept, createHash('sha256').update(text).digest('hex').slice(0, 16)), text);
}

/** Brings the pictures that this program knows to what the table says now. */
export async function reloadTable(): Promise<void> {
  const table = pathToFileURL(moduleFile(pictureTable));
  const fresh = (await import(`${table.href}?at=${Date.now()}`)) as { readonly pictureHashes: typeof pictureHashes };
  Object.assign(pictureHashes, fresh.pictureHashes);
}

/** The tables that were kept: a release made with one of them is older for a new picture alone. */
export async function keptTables(): Promise<readonly string[]> {
  const files = await readdir(kept).catch(() => []);
  return Promise.all(files.map((file) => readFile(path.join(kept, file), 'utf8')));
}
