import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originalsFolder } from './listPhotographs';
import type { Photograph } from './readPhotographs';

/**
 * Moves a file to the originals, next to those of the same name.
 * @returns its new path.
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

/** Returns the photographs that are left after the import. A new one replaces the one of the same name. */
export function currentPhotographs(photographs: readonly Photograph[]): readonly Photograph[] {
  const arrived = new Set(photographs.filter(({ isMaster }) => !isMaster).map(({ name }) => name));
  return photographs.filter(({ isMaster, name }) => !isMaster || !arrived.has(name));
}

/**
 * Writes the masters of new photographs, and moves every replaced file to the originals.
 * @returns a line for each.
 */
export function importPhotographs(root: string, photographs: readonly Photograph[]): readonly string[] {
  const current = currentPhotographs(photographs);
  for (const { file } of photographs.filter((one) => !current.includes(one))) setAside(root, file);
  return current.flatMap(({ file, original, width, height, master, masterFile }) => {
    if (original === null) return [];
    const write = () => writeFileSync(path.join(root, masterFile), master);
    // If a run stops between the two steps, the next run finds either the file or its original.
    if (file !== masterFile) write();
    const place = setAside(root, file);
    if (file === masterFile) write();
    const sizes = `${width} × ${height} of ${original.width} × ${original.height}`;
    return [`photographs/${masterFile} is imported (${sizes}). Its original is now photographs/${place}`];
  });
}
