import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originalsFolder } from './listPhotographs';
import type { Photograph } from './readPhotographs';

/**
 * Moves a file to the originals, beside those of the same name.
 * @returns where it is now.
 */
function setAside(root: string, file: string): string {
  const { dir, name, ext } = path.parse(file);
  const placeOf = (number: number) => `${originalsFolder}/${dir}/${name}${number > 1 ? `-${number}` : ''}${ext}`;
  let number = 1;
  while (existsSync(path.join(root, placeOf(number)))) number += 1;
  mkdirSync(path.join(root, originalsFolder, dir), { recursive: true });
  renameSync(path.join(root, file), path.join(root, placeOf(number)));
  return placeOf(number);
}

/** The photographs that stay when the new ones are in: a new one replaces the one of its name. */
export function currentPhotographs(photographs: readonly Photograph[]): readonly Photograph[] {
  const arrived = new Set(photographs.filter(({ isMaster }) => !isMaster).map(({ name }) => name));
  return photographs.filter(({ isMaster, name }) => !isMaster || !arrived.has(name));
}

/**
 * Puts the masters of new photographs in their places, and every file they replace with the originals.
 * @returns one line for each.
 */
export function takeIn(root: string, photographs: readonly Photograph[]): readonly string[] {
  const current = currentPhotographs(photographs);
  for (const { file } of photographs.filter((one) => !current.includes(one))) setAside(root, file);
  return current.flatMap(({ file, original, width, height, master, masterFile }) => {
    if (original === null) return [];
    const write = () => writeFileSync(path.join(root, masterFile), master);
    // Stopped between the two, the next run finds one of them in its place, or the file among the originals.
    if (file !== masterFile) write();
    const place = setAside(root, file);
    if (file === masterFile) write();
    const sizes = `${width} × ${height} of ${original.width} × ${original.height}`;
    return [`photographs/${masterFile} is taken in, ${sizes}; its original is now photographs/${place}`];
  });
}
