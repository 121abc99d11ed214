import type { PictureName } from '../src/pictures';
import { pictureHashes } from '../src/pictures.generated';
import { altText, group, textField } from './fields';

/**
 * The name of any existing picture. The form imports new ones. A program writes the table of pictures, so its types are
 * reliable.
 */
export const pictureNames = () =>
  Object.values(pictureHashes).flatMap((hashes) => Object.keys(hashes)) as readonly PictureName[];

const pictureName = textField<PictureName>('the name of a picture', (text) =>
  pictureNames().some((name) => name === text)
    ? null
    : 'the name of an existing picture, or a new photograph (by hand: npm run pictures)',
).meta({ format: 'picture' });

/** A picture with its alternative text. */
export const image = group({
  name: pictureName.describe('The name of the picture.'),
  alt: altText.describe('A description for people who cannot see it.'),
});
