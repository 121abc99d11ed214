import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cleanedSvgs } from '../drawings/cleanedSvgs';
import { encodeFilm } from './encodeFilm';
import { filmNames, filmScenes, isFilm } from './filmScenes';

/**
 * Encodes the film if its drawings or its settings have changed, and removes earlier ones. A site without one of the
 * drawings has no film.
 * @param art the folder of drawings.
 * @param folder the folder of the film's files.
 * @returns a line for each change.
 */
export async function writeFilm(art: string, folder: string): Promise<readonly string[]> {
  const { svgs } = cleanedSvgs(art);
  if (!filmScenes.every(({ drawing }) => svgs.has(drawing))) return [];
  const names = filmNames(svgs);
  const wanted = Object.values(names);
  mkdirSync(folder, { recursive: true });
  const isNew = !wanted.every((file) => existsSync(path.join(folder, file)));
  if (isNew) {
    const film = await encodeFilm(svgs);
    for (const part of ['webm', 'mp4', 'poster'] as const) writeFileSync(path.join(folder, names[part]), film[part]);
  }
  for (const file of readdirSync(folder).filter(isFilm)) if (!wanted.includes(file)) rmSync(path.join(folder, file));
  return [`the film in ${wanted.length} files, ${isNew ? 'all' : 'none'} of them new`];
}
