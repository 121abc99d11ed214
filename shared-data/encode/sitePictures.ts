import { pictureKinds, type PictureKind } from '../src/pictureKinds';
import type { Drawing } from './drawings/drawings';
import { drawnPicture } from './drawings/drawnPicture';
import { photographedPicture } from './photographs/photographedPicture';
import type { Photograph } from './photographs/readPhotographs';
import type { SitePicture } from './SitePicture';

const kinds = Object.keys(pictureKinds) as PictureKind[];

/**
 * Returns every picture of the site, ordered by kind and name. A photograph replaces the drawing of the same name.
 * @param mark the clinic's mark for dark backgrounds, as SVG.
 */
export function sitePictures(
  drawings: readonly Drawing[],
  photographs: readonly Photograph[],
  mark: string,
): readonly SitePicture[] {
  const photographed = new Set(photographs.map(({ name }) => name));
  const pictures = [
    ...drawings.filter(({ name }) => !photographed.has(name)).map((drawing) => drawnPicture(drawing, mark)),
    ...photographs.map((photograph) => photographedPicture(photograph, mark)),
  ];
  return pictures.toSorted(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.name < other.name ? -1 : 1),
  );
}
