import type { z } from 'zod';
import { parseClockTime } from '../src/parseClockTime';
import { parseEventDate } from '../src/parseEventDate';
import { entryOf } from './entryOf';
import { clockTime, eventDate, externalUrl, flag, identifier, paragraph, title } from './fieldSchemas';
import { inOrder } from './inOrder';

/** An event: nothing of it ends before it starts, and open registration has a page to go to. */
export function eventSchema(path: z.ZodType, image: z.ZodType): z.ZodType {
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
    attire: title.optional(),
    image,
    summary: paragraph,
    description: paragraph,
    registration: paragraph,
    registrationOpen: flag,
    registrationUrl: externalUrl.nullable(),
    requiresRegistration: flag,
    detailPageUrl: path,
  });
  const days = inOrder(fields, { first: 'date', last: 'endDate', read: parseEventDate, mayBeEqual: true });
  const hours = inOrder(days, { first: 'startTime', last: 'endTime', read: parseClockTime, mayBeEqual: false });
  const doors = inOrder(hours, { first: 'doorsTime', last: 'startTime', read: parseClockTime, mayBeEqual: true });
  return doors.refine((event) => !event.registrationOpen || event.registrationUrl !== null, {
    path: ['registrationUrl'],
    error: 'the page to register on, because registrationOpen is true',
  });
}
