import { z } from 'zod';
import type { PictureFiles } from './Content';
import { entryOf, altText, title } from './fieldSchemas';

/** A postal address in the United States. */
export const postalAddress = entryOf({ street: title, city: title, state: title, postalCode: title });

/** A picture with its alternative text. */
export function imageAmong(pictures: PictureFiles | null) {
  const name = z.string({ error: 'the name of a picture' }).superRefine((text, context) => {
    const hasFiles = pictures === null || pictures.get(text);
    if (hasFiles === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'the name of a picture that is there: npm run pictures takes new ones in',
      });
    } else if (!hasFiles) {
      context.addIssue({ code: 'custom', message: 'a picture whose files are there: run npm run pictures' });
    }
  });
  return entryOf({ name, alt: altText });
}
