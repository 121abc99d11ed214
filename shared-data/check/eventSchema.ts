import { z } from 'zod';
import { parseClockTime } from '../src/dates/openingHours';
import { parseEventDate } from '../src/dates/eventDate';
import { postalAddress } from './entryFields';
import {
  entryOf,
  clockTime,
  eventDate,
  externalUrl,
  flag,
  identifier,
  pageAddress,
  paragraph,
  title,
} from './fieldSchemas';
import { inOrder } from './inOrder';

/** The characters of a description that search results show. */
const shown = 160;

/** The page of an event is described by its title, day, place and summary. */
function describable<Entry extends z.ZodType<{ title: string; date: string; location: string; summary: string }>>(
  entry: Entry,
): Entry {
  return entry.superRefine(({ title, date, location, summary }, context) => {
    const room = shown - `${title}, ${date}, ${location}. `.length;
    if (room > 0 && summary.length > room)
      context.addIssue({
        code: 'custom',
        path: ['summary'],
        message: `at most ${room} characters beside title and place`,
      });
  });
}

const price = entryOf({ name: title, dollars: z.number({ error: 'dollars, such as 30' }).nonnegative() });

/** An event: nothing of it ends before it starts, and open registration has a page to go to. */
export function eventSchema(image: z.ZodType): z.ZodType {
  const fields = entryOf({
    id: identifier,
    title,
    date: eventDate,
    endDate: eventDate.optional(),
    time: title,
    doorsTime: clockTime.optional(),
    startTime: clockTime.optional(),
    endTime: clockTime.optional(),
    location: title,
    address: postalAddress.optional(),
    route: title.optional(),
    attire: title.optional(),
    cost: paragraph.optional(),
    parking: paragraph.optional(),
    children: paragraph.optional(),
    bring: paragraph.optional(),
    prices: z.array(price, { error: 'a list of prices' }).optional(),
    image,
    summary: paragraph,
    description: paragraph,
    registration: paragraph,
    registrationOpen: flag,
    registrationUrl: externalUrl.nullable(),
    requiresRegistration: flag,
    detailPageUrl: pageAddress,
  });
  const days = inOrder(fields, { first: 'date', last: 'endDate', read: parseEventDate, mayBeEqual: true });
  const hours = inOrder(days, { first: 'startTime', last: 'endTime', read: parseClockTime, mayBeEqual: false });
  const doors = inOrder(hours, { first: 'doorsTime', last: 'startTime', read: parseClockTime, mayBeEqual: true });
  return describable(doors).refine((event) => !event.registrationOpen || event.registrationUrl !== null, {
    path: ['registrationUrl'],
    error: 'the page to register on, because registrationOpen is true',
  });
}
