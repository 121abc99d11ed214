import { moduleFile } from '@site/build/moduleNames';
import { pictureHashes } from '@site/shared-data/pictures.generated';
import { pathToFileURL } from 'node:url';
import { pictureTable } from '../compose/build/sources';

/** Brings the pictures that this program knows to what their table says now. */
export async function reloadTable(): Promise<void> {
  const table = pathToFileURL(moduleFile(pictureTable));
  const fresh = (await import(`${table.href}?at=${Date.now()}`)) as { readonly pictureHashes: typeof pictureHashes };
  Object.assign(pictureHashes, fresh.pictureHashes);
}
