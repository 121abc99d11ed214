import type { PictureName } from '../src/pictures';
import { pictureHashes } from '../src/pictures.generated';
import { altText, group, textField } from './fields';

/** Every picture there is now: the form takes new ones in. The table of them is written by a program: its types can be trusted. */
export const pictureNames = () =>
  Object.values(pictureHashes).flatMap((hashes) => Object.keys(hashes)) as readonly PictureName[];

const pictureName = textField<PictureName>('the name of a picture', (text) =>
  pictureNames().some((name) => name === text)
    ? null
    : 'the name of a picture that is there, or a new photograph (by hand: npm run pictures)',
).meta({ format: 'picture' });

/** A picture with its alternative text. */
export const image = group({
  name: pictureName.describe('Its name among the pictures.'),
  alt: altText.describe('What can be seen on it, for people who cannot see it.'),
});
