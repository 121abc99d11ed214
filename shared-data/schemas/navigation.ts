import { z } from 'zod';
import { group, listOf, sitePath, title } from './fields';

/** One entry of a menu. */
export const navigationLink = group({
  label: title,
  path: sitePath,
  hint: title.exactOptional().describe('What waits there, in one line; shown in drop-downs.'),
});

/** Entries under one name: a drop-down of the header, a column of the footer. */
export const navigationGroup = group({
  label: title,
  links: z.array(navigationLink, { error: 'a list of links' }),
});

type NavigationItem = z.infer<typeof navigationLink> | z.infer<typeof navigationGroup>;

const either = group({
  label: title,
  path: sitePath.exactOptional(),
  hint: title.exactOptional(),
  links: listOf(navigationLink).exactOptional(),
}).refine((item) => (item.path === undefined) !== (item.links === undefined), { error: 'either a path or links' });

/** An entry of the header: a link, or links under one name. */
export const navigationItem = either as z.ZodType as z.ZodType<NavigationItem>;
