import type { Drawing } from './drawings/drawings';
import type { PhotographFile } from './photographs/listPhotographs';

/**
 * Returns a line for each name that belongs to two pictures. A drawing, its photograph and a new photograph may share a
 * name in the folder of one kind.
 */
export function sharedNames(drawings: readonly Drawing[], photographs: readonly PhotographFile[]): readonly string[] {
  const files = [
    ...drawings.map(({ kind, name }) => ({ name, kind, origin: 'drawing', file: `art/${kind}/${name}.svg` })),
    ...photographs.map(({ folder, name, file, isMaster }) => ({
      name,
      kind: folder,
      origin: isMaster ? 'master' : 'new',
      file: `photographs/${file}`,
    })),
  ];
  return [...new Set(files.map(({ name }) => name))].flatMap((name) => {
    const same = files.filter((file) => file.name === name);
    const kinds = new Set(same.map(({ kind }) => kind));
    const origins = new Set(same.map(({ origin }) => origin));
    const isOnePicture = kinds.size === 1 && origins.size === same.length;
    return isOnePicture
      ? []
      : [`${same.map(({ file }) => file).join(' and ')} have the same name. Rename or remove one`];
  });
}
