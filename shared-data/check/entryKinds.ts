import { z } from 'zod';
import type { PictureFiles } from './Content';
import { donationSchema } from './donationSchema';
import { imageAmong, postalAddress } from './entryFields';
import { entryOf } from './entryOf';
import { eventSchema } from './eventSchema';
import { day, downloadUrl, flag, identifier, paragraph, sitePath as path, title } from './fieldSchemas';
import { menuGroupSchema, menuItemSchema } from './menuSchema';

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
      schema: entryOf({ id: identifier, title, summary: paragraph, image, date: day, author: title }),
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
