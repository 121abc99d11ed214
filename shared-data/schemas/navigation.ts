import { z } from 'zod';
import { always, group, placePath, sitePath, title, valueIn } from './fields';

/** An entry of a menu. */
export const navigationLink = group({
  label: title,
  path: placePath,
  hint: title.exactOptional().describe('The subject of the page in one line, for drop-down menus.'),
});

/** The entries of a menu: at least one, with unique names. */
export const menu = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, { error: 'a list of entries' })
    .min(1, { error: 'at least one entry' })
    .superRefine((entries: unknown, context) => {
      const labels = Array.isArray(entries) ? entries.map((entry) => valueIn(entry, 'label')) : [];
      for (const [place, label] of labels.entries()) {
        const first = labels.indexOf(label);
        if (typeof label === 'string' && first < place)
          context.addIssue({
            code: 'custom',
            path: [place, 'label'],
            message: `another label: entry ${first + 1} of this menu has this one`,
          });
      }
    }, always);

/** Links under one name: a drop-down menu of the header, or a column of the footer. */
export const navigationGroup = group({
  label: title,
  links: menu(navigationLink),
});

type NavigationItem = z.infer<typeof navigationLink> | z.infer<typeof navigationGroup>;

const either = group({
  label: title,
  path: sitePath.exactOptional(),
  hint: title.exactOptional(),
  links: menu(navigationLink).exactOptional(),
}).refine(
  (item: unknown) =>
    Object(item) !== item || (valueIn(item, 'path') === undefined) !== (valueIn(item, 'links') === undefined),
  { error: 'either a path or links', path: ['path'], ...always },
);

/** An entry of the header: a link, or links under one name. */
export const navigationItem = either as z.ZodType as z.ZodType<NavigationItem>;
