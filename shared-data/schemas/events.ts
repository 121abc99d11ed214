import { z } from 'zod';
import { parseClockTime } from '../src/dates/openingHours';
import { parseEventDate } from '../src/dates/eventDate';
import { endsAfterMidnight } from '../src/dates/eventEnd';
import { eventDescription } from '../src/eventDescription';
import {
  always,
  clockTime,
  downloadUrl,
  eventAddress,
  eventDate,
  externalUrl,
  flag,
  group,
  headLengths,
  identifier,
  listOf,
  pageTitle,
  paragraph,
  postalAddress,
  title,
  valueIn,
} from './fields';
import { image } from './image';
import { inOrder } from './inOrder';
import { shownFromField, shownFromHelp } from './shownFrom';
import { source } from './source';

const describedEvent = z.object({
  title: z.string(),
  date: z.string(),
  endDate: z.string().exactOptional(),
  location: z.string(),
  summary: z.string(),
});

/** Checks that the title, days, place and summary together fit the description of the event's page. */
function describable<Entry extends z.ZodType>(entry: Entry): Entry {
  return entry.superRefine((event, context) => {
    const described = describedEvent.safeParse(event).data;
    if (!described) return;
    const { least, most } = headLengths.description;
    const { length } = described.summary;
    const used = eventDescription({ ...described, summary: '' }).length;
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    // Fields that are too long or too short themselves have their own problem.
    const isTold = (...fields: readonly unknown[]) => context.issues.some(({ path }) => fields.includes(path?.[0]));
    if (used >= most && !isTold('title', 'location'))
      refuse(
        'location',
        `a shorter place or title: search results show ${most} characters of them, the days and the summary`,
      );
    if (used < most && used + length > most && !isTold('title', 'location', 'summary'))
      refuse('summary', `at most ${most - used} characters beside title and place`);
    if (used + length < least && !isTold('title', 'location', 'summary'))
      refuse('summary', `at least ${least - used} characters beside title and place`);
  }, always);
}

const dollars = z.number({ error: 'dollars, such as 30' }).nonnegative({ error: 'no less than 0 dollars' });
const price = group({
  name: title,
  dollars,
  text: paragraph.exactOptional().describe('What it is, in one short sentence.'),
});

/** A place to pick up and return baby bottles. */
const bottlePlace = {
  name: title,
  address: postalAddress.nullable().describe('Leave it empty while it is still to be announced.'),
};

const fields = group({
  id: identifier.describe(
    "A short name in lower-case letters and hyphens, such as 'hope-gala'. Never change it, because calendars recognize the event by it.",
  ),
  title: pageTitle,
  date: eventDate.describe("The day, or the first of several: 'April 10, 2025'."),
  endDate: eventDate
    .exactOptional()
    .describe('The last day of an event that takes several days. The event is over after this day.'),
  time: title.describe('The hours as readers see them, or the known part of them.'),
  doorsTime: clockTime.exactOptional().describe("The time when the doors open: '5:30 PM'."),
  startTime: clockTime
    .exactOptional()
    .describe("The start for calendars: '6:00 PM'. Leave it out while it is unknown."),
  endTime: clockTime
    .exactOptional()
    .describe(
      "The end for calendars, on the last day. An event of one day can end in the following night: '12:00 AM', '1:00 AM'.",
    ),
  location: title,
  address: postalAddress
    .exactOptional()
    .describe('The street and the town of the place. Leave it out if there is no single place.'),
  route: title.exactOptional().describe("The length of the route: '1-mile route'."),
  attire: title.exactOptional().describe('The dress code in one or two words.'),
  cost: paragraph
    .exactOptional()
    .describe('The cost of taking part, in one or two short sentences. Leave it out while it is unknown.'),
  parking: paragraph.exactOptional(),
  children: paragraph.exactOptional().describe('Whether children can come along.'),
  bring: paragraph.exactOptional().describe('What to bring.'),
  prices: listOf(price)
    .exactOptional()
    .describe('The same cost for search engines, and for the cards of a walk: each item and its price in dollars.'),
  shirtDollars: dollars.exactOptional().describe('The dollars that a walker raises for a T-shirt.'),
  program: listOf(paragraph)
    .exactOptional()
    .describe('What guests of a gala can expect, in a few words each. Its page also shows them afterwards.'),
  places: listOf(group(bottlePlace))
    .exactOptional()
    .describe(
      'The places of this bottle campaign. If you leave them out, it has the places with bottles until it is over, and the latest one longer.',
    ),
  image,
  afterwards: paragraph
    .exactOptional()
    .describe(
      'The first text of the page after the event: how it was, and thanks. If you leave it out, the page shows the summary.',
    ),
  summary: paragraph.describe("One sentence about the event that is still true afterwards: 'An evening of stories.'"),
  description: paragraph.describe(
    'Two or three sentences that invite people. The event’s page shows them until the event is over.',
  ),
  registration: paragraph.describe('How to take part, in one line.'),
  registrationOpen: flag,
  registrationUrl: externalUrl
    .nullable()
    .describe('The external page where guests register. Leave it empty while there is none.'),
  requiresRegistration: flag,
  detailPageUrl: eventAddress.describe(
    "The address of the event’s page on this site, such as '/events/hope-gala'. The site makes that page.",
  ),
  pageParts: z
    .enum(['gala', 'walk', 'bottles'], { error: "'gala', 'walk' or 'bottles'" })
    .exactOptional()
    .describe('The special parts of its page. Leave it out if there are none.'),
  [shownFromField]: eventDate.exactOptional().describe(shownFromHelp),
  source: source.exactOptional(),
});
const days = inOrder(fields, {
  first: 'date',
  last: 'endDate',
  read: parseEventDate,
  mayBeEqual: false,
  remedy: 'leave it out if the event lasts one day',
});
// The end time belongs to the last day.
const isOneDay = (event: unknown) => valueIn(event, 'endDate') === undefined;
/**
 * The longest duration in minutes of an event that ends after midnight: from morning to midnight, or from evening to
 * noon.
 */
const longestNight = 18 * 60;
const timed = z.object({ startTime: clockTime.optional(), doorsTime: clockTime.optional(), endTime: clockTime });

/** Returns whether an event ends on its day. If the end is much earlier than the start, one of them is a mistake. */
function endsOnItsDay(event: unknown): boolean {
  if (!isOneDay(event)) return false;
  const times = timed.safeParse(event).data;
  const start = times?.startTime ?? times?.doorsTime;
  if (!times || start === undefined) return true;
  if (!endsAfterMidnight({ date: '', startTime: start, endTime: times.endTime })) return true;
  const [from, to] = [parseClockTime(start), parseClockTime(times.endTime)];
  return to !== 0 && 24 * 60 - from + to > longestNight;
}

const hours = inOrder(days, {
  first: 'startTime',
  last: 'endTime',
  read: parseClockTime,
  mayBeEqual: false,
  when: endsOnItsDay,
});
const doors = inOrder(hours, { first: 'doorsTime', last: 'startTime', read: parseClockTime, mayBeEqual: true });
const doorsWithoutStart = inOrder(doors, {
  first: 'doorsTime',
  last: 'endTime',
  read: parseClockTime,
  mayBeEqual: false,
  when: (event) => endsOnItsDay(event) && valueIn(event, 'startTime') === undefined,
});

const announced = inOrder(doorsWithoutStart, {
  first: shownFromField,
  last: 'date',
  read: parseEventDate,
  mayBeEqual: true,
  when: isOneDay,
});

/** An event of the clinic. It cannot end before it starts, and open registration needs a page. */
export const event = describable(announced).refine(
  (event) => valueIn(event, 'registrationOpen') !== true || valueIn(event, 'registrationUrl') !== null,
  { path: ['registrationUrl'], error: 'the page to register on, because registration is open', ...always },
);

/** A file for participants of the Baby Bottle Boomerang. */
export const eventResource = group({
  title,
  description: paragraph,
  downloadUrl: downloadUrl.describe(
    "The address of the download. For '#', the file is missing, and pages show its name without a link.",
  ),
  source: source.exactOptional(),
});

/** A place to pick up and return baby bottles, for campaigns whose entries name none. */
export const participatingLocation = group({ ...bottlePlace, source: source.exactOptional() });
