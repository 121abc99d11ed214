import { readdirSync } from 'node:fs';
import type * as Generated from '../src/pictures.generated';
import type * as Pictures from '../src/pictures';
import type { PictureName } from '../src/pictures';
import type { Content, PictureFiles } from './Content';

/** The files that know the pictures. They are written by a program, so their types can be trusted. */
export const pictureFiles = ['pictures.generated.ts', 'pictures.ts'] as const;

/** Which pictures there are, and whether the folder holds every file that a page asks for; null without a table. */
export function picturesIn(modules: Content['modules'], folder: string): PictureFiles | null {
  const [generated, pictures] = pictureFiles.map((file) => modules.get(file));
  if (generated === undefined || pictures === undefined) return null;
  const { pictureHashes } = generated as typeof Generated;
  const { pictureSources, socialImage } = pictures as typeof Pictures;
  const names = Object.values(pictureHashes).flatMap((hashes) => Object.keys(hashes)) as PictureName[];
  const files = new Set(readFolder(folder));
  const hasFiles = (name: PictureName) => {
    try {
      const asked = JSON.stringify([pictureSources(name), socialImage(name)]).matchAll(/\/images\/([\w.-]+)/g);
      return [...asked].every(([, file = '']) => files.has(file));
    } catch {
      // The general card of shared links is gone.
      return false;
    }
  };
  return new Map(names.map((name) => [name, hasFiles(name)]));
}

function readFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
