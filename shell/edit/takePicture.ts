import { pictureNameOf } from '@site/shared-data/pictureNameOf';
import { pictureHashes } from '@site/shared-data/pictures.generated';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { keepTable, reloadTable } from './pictureTables';
import { runSiteCommand } from '../compose/trial';

/** What became of a photograph: the name of the picture, or why it was not taken. */
export type TakenPicture = { readonly name: string } | { readonly problem: string };

/**
 * Takes a photograph in, as `npm run pictures` does: upright, without what the camera noted, in every size.
 * @param called what it is called, on the machine it comes from; pictures of people are called after them.
 * @param person whom it shows, where it is of a colleague.
 */
export async function takePicture(bytes: Buffer, called: string, person: string | null): Promise<TakenPicture> {
  if (/[/\\]|^\.|\0/.test(called))
    return { problem: `'${called}' is no name for a picture; call it after what it shows` };
  const { name: base, ext } = path.parse(called);
  const wanted = pictureNameOf(person ?? base);
  if (wanted === '') return { problem: `'${called}' is no name for a picture; call it after what it shows` };
  const taken = Object.values(pictureHashes).flatMap(Object.keys);
  let name = wanted;
  // Only a newer portrait replaces one: cameras call many pictures the same.
  for (let number = 2; person === null && taken.includes(name); number += 1) name = `${wanted}-${number}`;
  const folder = path.join(dirs.root, 'shared-data/photographs', person === null ? 'card' : 'portrait');
  const file = path.join(folder, `${name}${ext.toLowerCase()}`);
  await keepTable();
  await writeFile(file, bytes);
  const { isGood, said } = await runSiteCommand('pictures');
  if (!isGood) {
    await rm(file, { force: true });
    return { problem: said.replace(/^Nothing was changed:\n/, '').split('\n')[0] ?? 'it is no picture' };
  }
  await reloadTable();
  return { name };
}

export type TakePicture = typeof takePicture;
