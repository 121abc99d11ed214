import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { originalsFolder } from './listPhotographs';
import type { Photograph } from './readPhotographs';

/** Moves a file to the originals, beside those of the same name. */
function setAside(root: string, file: string): void {
  const { dir, name, ext } = path.parse(file);
  const folder = path.join(root, originalsFolder, dir);
  mkdirSync(folder, { recursive: true });
  let place = path.join(folder, `${name}${ext}`);
  for (let number = 2; existsSync(place); number += 1) place = path.join(folder, `${name}-${number}${ext}`);
  renameSync(path.join(root, file), place);
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
    setAside(root, file);
    writeFileSync(path.join(root, masterFile), master);
    return [
      `photographs/${masterFile} is taken in, ${width} × ${height}; its original, ${original.width} × ${original.height}, is moved to photographs/${originalsFolder}/${file}`,
    ];
  });
}
