import { pictureNameOf, portraitNameOf } from '@site/shared-data/compile/pictureNameOf';
import { pictureNames } from '@site/shared-data/schemas/image';
import { listPhotographs } from '@site/shared-data/encode/photographs/listPhotographs';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { reloadTable } from './pictureTable';
import { runProgram } from '../../system/runProgram';
import { writeWhole } from './writeWhole';

/** The name of the new picture, or the reason why there is none. */
export type TakenPicture = { readonly name: string } | { readonly problem: string };

/** Returns the picture that was made from the same photograph before, or undefined. */
export function takenBefore(originals: string, bytes: Buffer, taken: readonly string[]): string | undefined {
  const same = (existsSync(originals) ? readdirSync(originals) : []).find((name) => {
    const file = path.join(originals, name);
    return statSync(file).size === bytes.length && readFileSync(file).equals(bytes);
  });
  return taken.find((name) => name === same?.split('.')[0]);
}

/** Returns the lines of the encoder about a photograph, or all lines if none names it. */
function reasonFor(file: string, stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && line !== 'Nothing was changed:');
  const own = lines.filter((line) => line.includes(file));
  // When a program ends with an error, Node prints the name of the error below the line that threw it.
  const thrown = lines.filter((line) => /^\w*Error\b/.test(line));
  return [own, thrown, lines].find((some) => some.length > 0)?.join('; ') ?? 'it is not a picture';
}

/**
 * Encodes a photograph as `npm run pictures` does: upright, without the camera's metadata, in every size.
 * @param called its file name on the user's machine. A picture of a person gets the name of the person.
 * @param person the name of the person that it shows, or null.
 */
export async function takePicture(bytes: Buffer, called: string, person: string | null): Promise<TakenPicture> {
  if (/[/\\]|^\.|\0/.test(called))
    return { problem: `'${called}' is not a name for a picture; name the file after what it shows` };
  const { name: base, ext } = path.parse(called);
  const wanted = person === null ? pictureNameOf(base) : portraitNameOf(person);
  // Somebody may have run `npm run pictures` in a terminal.
  await reloadTable();
  const taken = pictureNames();
  const photographs = path.join(dirs.root, 'shared-data/photographs');
  const before = person === null && takenBefore(path.join(photographs, 'originals/card'), bytes, taken);
  if (before) return { name: before };
  const folder = path.join(photographs, person === null ? 'card' : 'portrait');
  // The folder can contain files that no command has encoded yet.
  const waiting = listPhotographs(photographs).files.filter(({ isMaster }) => !isMaster);
  const isThere = (one: string) => taken.some((known) => known === one) || waiting.some((file) => file.name === one);
  let name = wanted;
  // Only a newer portrait of the same person replaces a picture, because cameras give many pictures the same name.
  for (let number = 2; person === null && isThere(name); number += 1) name = `${wanted}-${number}`;
  const file = path.join(folder, `${name}${ext.toLowerCase()}`);
  const other = waiting.find((one) => one.name === name);
  if (other)
    return { problem: `photographs/${other.file} is not encoded yet: run npm run pictures first, or remove it` };
  if (existsSync(file))
    return {
      problem: `photographs/${path.basename(folder)}/${path.basename(file)} already exists; rename your file`,
    };
  writeWhole(file, bytes);
  // Npm would check every entry first, and a fault in an entry would stop this photograph. So Node runs the encoder.
  const encode = ['--import', 'tsx', 'shell/cli/site.ts', 'pictures', `--replace=${name}`];
  const { isGood, stderr } = await runProgram(process.execPath, encode);
  if (!isGood) {
    await rm(file, { force: true });
    return { problem: reasonFor(`photographs/${path.basename(folder)}/${path.basename(file)}`, stderr) };
  }
  await reloadTable();
  return { name };
}

export type TakePicture = typeof takePicture;
