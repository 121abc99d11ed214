import { moduleFile } from '@site/build/moduleNames';
import { pictureSources, type PictureName } from '@site/shared-data/pictures';
import { pictureHashes } from '@site/shared-data/pictures.generated';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pictureTable } from '../../compose/build/sources';

/** Reads the table of pictures again after an encoder in another process changed it. */
export async function reloadTable(): Promise<void> {
  const table = pathToFileURL(moduleFile(pictureTable));
  const fresh = (await import(`${table.href}?at=${Date.now()}`)) as { readonly pictureHashes: typeof pictureHashes };
  Object.assign(pictureHashes, fresh.pictureHashes);
}

/** Returns the smallest file of a picture that a form can show, or null if there is none. */
export function thumbnailFile(entries: string, name: PictureName): string | null {
  const sources = pictureSources(name);
  const address = 'svg' in sources ? sources.svg : /^\/images\/(\S+)/.exec(sources.webp)?.[0];
  return address ? path.join(entries, '../pictures', path.basename(address)) : null;
}
