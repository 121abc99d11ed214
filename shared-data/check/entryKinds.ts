import type { z } from 'zod';
import type { PictureFiles } from './Content';
import { donationSchema } from './donationSchema';
import { imageAmong, sitePathAmong } from './entryFields';
import { entryOf } from './entryOf';
import { eventSchema } from './eventSchema';
import { day, downloadUrl, identifier, paragraph, title } from './fieldSchemas';
import { menuGroupSchema, menuItemSchema } from './menuSchema';

/** How the entries of one list look. */
export interface EntryKind {
  readonly file: string;
  /** The name under which the file exports the list. */
  readonly list: string;
  readonly schema: z.ZodType;
  /** The fields in which no two entries may agree. */
  readonly unique: readonly string[];
  /** How many entries the specification asks for. */
  readonly count?: number;
}

/** Every list of entries, given the addresses and pictures that entries may name. */
export function entryKinds(paths: readonly string[], pictures: PictureFiles | null): readonly EntryKind[] {
  const path = sitePathAmong(paths);
  const image = imageAmong(pictures);
  const card = entryOf({ title, path, description: paragraph, image });
  return [
    { file: 'events.ts', list: 'events', schema: eventSchema(path, image), unique: ['id', 'detailPageUrl'] },
    {
      file: 'blogPosts.ts',
      list: 'blogPosts',
      schema: entryOf({ id: identifier, title, summary: paragraph, image, date: day, author: title }),
      unique: ['id', 'title'],
    },
    {
      file: 'staff.ts',
      list: 'staff',
      schema: entryOf({ name: title, title, image, bio: paragraph }),
      unique: ['name'],
      count: 13,
    },
    {
      file: 'boardMembers.ts',
      list: 'boardMembers',
      schema: entryOf({ name: title, title, organization: title.optional() }),
      unique: ['name'],
      count: 10,
    },
    {
      file: 'donationOptions.ts',
      list: 'donationOptions',
      schema: donationSchema(path, image),
      unique: ['title'],
      count: 4,
    },
    { file: 'partnerCards.ts', list: 'partnerCards', schema: card, unique: ['title', 'path'], count: 4 },
    {
      file: 'prayerTopics.ts',
      list: 'prayerTopics',
      schema: entryOf({ title, description: paragraph, image }),
      unique: ['title'],
      count: 4,
    },
    {
      file: 'eventResources.ts',
      list: 'eventResources',
      schema: entryOf({ title, description: paragraph, downloadUrl }),
      unique: ['title'],
    },
    {
      file: 'participatingLocations.ts',
      list: 'participatingLocations',
      schema: entryOf({ name: title, address: title }),
      unique: ['name'],
      count: 3,
    },
    { file: 'volunteerAreas.ts', list: 'volunteerAreas', schema: card, unique: ['title', 'path'], count: 4 },
    { file: 'services.ts', list: 'services', schema: card, unique: ['title', 'path'], count: 4 },
    { file: 'navigation.ts', list: 'navigation', schema: menuItemSchema(path), unique: ['label'] },
    { file: 'navigation.ts', list: 'footerGroups', schema: menuGroupSchema(path), unique: ['label'], count: 4 },
  ];
}
