import { existsSync, readdirSync } from 'node:fs';
import { pictureSources, socialImage, type PictureName } from '../src/pictures';
import { pictureNames } from '../schemas/image';
import type { ValueProblem } from './ContentProblem';

/** Returns the files that a page with a picture loads. */
const filesOf = (name: PictureName) =>
  [...JSON.stringify([pictureSources(name), socialImage(name)]).matchAll(/\/images\/([\w.-]+)/g)].map(
    ([, file = '']) => file,
  );

/** Returns a function that finds the picture of an entry if the folder of pictures lacks its files. */
export function missingPictures(folder: string): (entry: unknown) => readonly ValueProblem[] {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (entry) => {
    const { image } = Object(entry) as { readonly image?: unknown };
    const { name } = Object(image) as { readonly name?: unknown };
    const known = pictureNames().find((one) => one === name);
    if (!known || filesOf(known).every((file) => files.has(file))) return [];
    const wanted = 'a picture with existing files: run npm run pictures';
    return [{ path: ['image', 'name'], field: 'image.name', value: name, wanted }];
  };
}
