import { z } from 'zod';
import { entryOf } from './entryOf';
import { externalUrl, flag, paragraph, title } from './fieldSchemas';

/** A way to give: its button leads to a page of this site, or with `isExternalLink` to another one. */
export function donationSchema(path: z.ZodType, image: z.ZodType): z.ZodType {
  const fields = entryOf({
    title,
    description: paragraph,
    amountLabel: title,
    image,
    buttonText: title,
    buttonLink: z.string({ error: 'where the button leads' }),
    isExternalLink: flag,
  });
  return fields.superRefine(({ buttonLink, isExternalLink }, context) => {
    const { error } = (isExternalLink ? externalUrl : path).safeParse(buttonLink);
    for (const { message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['buttonLink'], message });
    }
  });
}
