import { z } from 'zod';
import type { PictureFiles } from './Content';
import { imageAmong, postalAddress } from './entryFields';
import {
  day,
  downloadUrl,
  entryOf,
  externalUrl,
  flag,
  identifier,
  paragraph,
  sitePath as path,
  title,
} from './fieldSchemas';
import { eventSchema } from './eventSchema';

/** How the entries of one list look. */
export interface EntryKind {
  readonly file: string;
  /** The name under which the file exports the list. */
  readonly list: string;
  readonly schema: z.ZodType;
  /** The fields in which no two entries may agree. */
  readonly unique: readonly string[];
  /** The name under which the file says where each field comes from. Menus have none: they say nothing of the clinic. */
  readonly sources?: string;
}

/** Every list of entries, given the pictures that entries may name. */
export function entryKinds(pictures: PictureFiles | null): readonly EntryKind[] {
  const image = imageAmong(pictures);
  const card = entryOf({ title, path, description: paragraph, image });
  const paragraphs = z.array(paragraph, { error: 'a list' });
  const kinds: readonly (Omit<EntryKind, 'file' | 'sources'> & { readonly entry: string })[] = [
    { entry: 'event', list: 'events', schema: eventSchema(image), unique: ['id', 'detailPageUrl'] },
    {
      entry: 'blogPost',
      list: 'blogPosts',
      schema: entryOf({
        id: identifier,
        title,
        summary: paragraph,
        image,
        date: day,
        author: title,
        readOn: entryOf({ label: title, path }),
      }),
      unique: ['id', 'title'],
    },
    {
      entry: 'staff',
      list: 'staff',
      schema: entryOf({ name: title, title, image: image.optional(), bio: paragraph }),
      unique: ['name'],
    },
    {
      entry: 'boardMember',
      list: 'boardMembers',
      schema: entryOf({ name: title, title, organization: title.optional() }),
      unique: ['name'],
    },
    { entry: 'donationOption', list: 'donationOptions', schema: donationSchema(path, image), unique: ['title'] },
    { entry: 'partnerCard', list: 'partnerCards', schema: card, unique: ['title', 'path'] },
    {
      entry: 'prayerTopic',
      list: 'prayerTopics',
      schema: entryOf({ title, description: paragraph, image }),
      unique: ['title'],
    },
    {
      entry: 'eventResource',
      list: 'eventResources',
      schema: entryOf({ title, description: paragraph, downloadUrl }),
      unique: ['title'],
    },
    {
      entry: 'participatingLocation',
      list: 'participatingLocations',
      schema: entryOf({ name: title, address: postalAddress.nullable() }),
      unique: ['name'],
    },
    { entry: 'volunteerArea', list: 'volunteerAreas', schema: card, unique: ['title', 'path'] },
    {
      entry: 'volunteerDetail',
      list: 'volunteerDetails',
      schema: entryOf({
        path,
        title,
        description: paragraph,
        lead: paragraph,
        suits: paragraphs,
        tasks: paragraphs,
        time: paragraph,
        training: paragraph,
        age: paragraph,
        checks: paragraph,
        role: title,
        hasEventDays: flag.optional(),
      }),
      unique: ['title', 'path'],
    },
    { entry: 'service', list: 'services', schema: card, unique: ['title', 'path'] },
  ];
  return [
    ...kinds.map(({ entry, ...kind }) => ({ ...kind, file: `${kind.list}.ts`, sources: `${entry}Sources` })),
    { file: 'navigation.ts', list: 'navigation', schema: menuItemSchema(path), unique: ['label'] },
    { file: 'navigation.ts', list: 'footerGroups', schema: menuGroupSchema(path), unique: ['label'] },
  ];
}

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
