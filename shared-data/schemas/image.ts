import { z } from 'zod';
import type { PictureName } from '../src/pictures';
import { pictureHashes } from '../src/pictures.generated';
import { altText, group } from './fields';

/** Every picture there is. The table of them is written by a program, so its types can be trusted. */
export const pictureNames = Object.values(pictureHashes).flatMap((hashes) => Object.keys(hashes)) as PictureName[];

const pictureName = z.enum(pictureNames, {
  error: ({ input }) =>
    `the name of a picture${typeof input === 'string' ? ' that is there: npm run pictures takes new ones in' : ''}`,
});

/** A picture with its alternative text. */
export const image = group({
  name: pictureName.describe('Its name among the pictures.'),
  alt: altText.describe('What can be seen on it, for people who cannot see it.'),
}).meta({ format: 'picture' });
