import { z } from 'zod';
import { entryOf } from './entryOf';
import { title } from './fieldSchemas';

/** Links under one name. */
export function menuGroupSchema(path: z.ZodType) {
  const link = entryOf({ label: title, path, hint: title.optional() });
  return entryOf({ label: title, links: z.array(link, { error: 'a list of links' }) });
}

/** An entry of the header: a link, or links under one name. */
export function menuItemSchema(path: z.ZodType) {
  const { label, links } = menuGroupSchema(path).shape;
  return entryOf({ label, path: path.optional(), hint: title.optional(), links: links.optional() }).refine(
    (item) => (item.path === undefined) !== (item.links === undefined),
    { error: 'either a path or links' },
  );
}
