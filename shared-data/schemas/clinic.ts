import { z } from 'zod';
import { parseEventDate } from '../src/dates/eventDate';
import {
  clockTime,
  emailAddress,
  eventDate,
  externalUrl,
  flag,
  group,
  identifier,
  key,
  listOf,
  listOrNone,
  origin,
  paragraph,
  paragraphs,
  phoneNumber,
  postalAddress,
  shortNumber,
  taxNumber,
  title,
} from './fields';
import { inOrder } from './inOrder';
import { inTurn } from './inTurn';
import { fact } from './source';

/** The organization. */
export const org = group({
  name: fact(title),
  partnerMinistry: fact(title).describe('The ministry beside the clinic.'),
  place: fact(title).describe('Where it works, as a reader says it.'),
  foundedAs: fact(title),
  legalStatus: fact(title).describe("Completes the sentence '<name> is …'."),
  taxNumber: fact(taxNumber.nullable()).describe(
    'The federal tax number (EIN) for gift receipts. Leave it empty until it is known: pages say nothing of it then.',
  ),
});

/** The origin of the published site, without a trailing slash. */
export const siteOrigin = fact(origin);

export const contact = group({
  phone: fact(phoneNumber).describe("As people read it: '(334) 555-0142'."),
  textLine: fact(phoneNumber.nullable()).describe('The number for text messages. Leave it empty while there is none.'),
  afterHours: fact(paragraph).describe('What happens to a call outside the office hours, in a sentence or two.'),
  callBack: fact(paragraph).describe(
    'How a caller stays safe from a call at the wrong moment, in a sentence; a page says it once.',
  ),
  email: fact(emailAddress),
  address: fact(postalAddress),
  replyTime: fact(title).describe('When an e-mail is answered, in a sentence.'),
  appointments: fact(paragraph).describe('Whether people come with or without an appointment, in a sentence.'),
  language: fact(paragraph).describe('Which languages the staff speak.'),
  languageInSpanish: fact(paragraph.nullable()).describe(
    'The same in Spanish, and whether somebody interprets. Leave it empty until it is known: pages leave it out then.',
  ),
});

/** The address of the partner ministry. */
export const familyCenterAddress = fact(postalAddress);

const weeksOfTheMonth = ['first', 'second', 'third', 'fourth', 'last'] as const;

const openHours = inTurn(
  group({
    opens: clockTime.exactOptional(),
    closes: clockTime.exactOptional(),
    then: listOrNone(group({ from: clockTime, until: clockTime }))
      .exactOptional()
      .describe('More hours of the same day, after a break.'),
    byAppointment: flag
      .exactOptional()
      .describe('Whether people need an appointment. Without hours, this applies to the whole day.'),
    weeks: listOf(z.enum(weeksOfTheMonth, { error: weeksOfTheMonth.map((week) => `'${week}'`).join(', ') }))
      .exactOptional()
      .describe("In which weeks of the month: 'first' for the first Saturday. Leave it out for every week."),
  }),
).nullable();

/** The office hours of a regular week (America/Chicago). Null means closed all day. */
export const hours = fact(
  group({
    Monday: openHours,
    Tuesday: openHours,
    Wednesday: openHours,
    Thursday: openHours,
    Friday: openHours,
    Saturday: openHours,
    Sunday: openHours,
  }),
);

const closure = inOrder(
  group({
    from: eventDate.describe("The first closed day, such as 'November 26, 2026'."),
    to: eventDate.describe('The last closed day.'),
    reason: title.describe("Why, as it follows 'Closed': 'Thanksgiving', 'for inventory'."),
  }),
  { first: 'from', last: 'to', read: parseEventDate, mayBeEqual: true },
);

/** Holidays and other closed days. While this is a sample, the site asks people to call first on holidays. */
export const closures = fact(listOrNone(closure));

/** What happens at a first visit. */
export const firstVisit = group({
  length: fact(title).describe("Completes 'A first visit takes …'."),
  bring: fact(listOf(paragraph)),
});

/** How the clinic uses what people tell it, and with whom it shares that. */
export const privacy = fact(paragraph);

/** How accessible the site is: the standard, the tests, and the known gaps. */
export const accessibility = fact(
  group({
    standard: title.describe("Completes 'This site is built to …'."),
    tested: title.describe("When, as it follows 'We tested it in': 'November 2026'."),
    ways: listOf(paragraph).describe('How it was tested, a sentence each.'),
    shortfalls: listOrNone(paragraph).describe('What falls short, a sentence or two each.'),
    untried: listOrNone(title).describe("What nobody could try yet, a few words each, after 'Not tried yet:'."),
  }),
);

/** Addresses on other sites. */
export const links = group({
  donate: fact(externalUrl).describe('The hosted page for gifts.'),
  galaRegistration: fact(externalUrl),
  adoption: fact(externalUrl),
  afterAbortionSupport: fact(externalUrl),
  webDesign: fact(externalUrl),
});

/** The identifiers for the map and the video. */
export const embeds = group({
  mapKey: fact(key.nullable()).describe(
    'The public key for embedded maps. Leave it empty while there is none: the map is asked for without a key then.',
  ),
  videoId: fact(key),
  videoTranscript: fact(paragraphs.nullable()).describe(
    'The words spoken in the video, with an empty line between paragraphs. Leave it empty until they are written down: the page leaves them out then.',
  ),
});

/** The path segment of the Impact page, which the specification leaves open as /{name}. */
export const impactPath = fact(identifier);

/** The figures of the Impact page in their exact words. */
export const claims = group({
  familiesServed: fact(title),
  years: fact(title),
  hotline: fact(title),
  hotlinePhone: fact(phoneNumber.nullable()).describe(
    'The clinic’s own number for the hotline. Leave it empty while it is unknown. Never the office phone.',
  ),
});

/** A telephone service of another organization. */
const hotline = fact(
  group({
    name: title,
    phone: phoneNumber,
    text: group({ to: shortNumber, word: title.exactOptional() })
      .exactOptional()
      .describe('Where to send a text message, for people who cannot speak freely.'),
    use: title.describe('When to use it, in a few words.'),
  }),
);

export const hotlines = group({
  emergency: hotline,
  lifeline: hotline,
  maternalMentalHealth: hotline,
  domesticViolence: hotline,
});

/** The help of a hotline for Spanish speakers, in Spanish. */
const lineInSpanish = fact(
  group({
    how: paragraph.describe('What to say or to press, in a sentence in Spanish.'),
    word: title.exactOptional().describe('The word to text for an answer in Spanish, where there is one.'),
  }),
);

/** Information for Spanish speakers, in Spanish. A Spanish speaker must read each sentence. */
export const spanish = group({
  who: fact(paragraph).describe('Who the clinic is, and what it does not do.'),
  free: fact(paragraph).describe('What is free.'),
  bring: fact(paragraph).describe('What to bring, and whether a visitor needs an ID.'),
  reply: fact(paragraph).describe('When somebody answers.'),
  emergency: lineInSpanish,
  lifeline: lineInSpanish,
  maternalMentalHealth: lineInSpanish,
  domesticViolence: lineInSpanish,
});

/** The titles of staff members to whom pages refer their readers. They are also titles in the staff's entries. */
export const roles = group({
  volunteers: fact(title),
  familyCenter: fact(title),
  fatherhood: fact(title),
  churches: fact(title).describe('For events, and for churches.'),
  donors: fact(title).describe('For gifts, receipts and questions of those who audit.'),
  press: fact(title).describe('For reporters.'),
});

/** The person who signs the welcome letter, who is also the first entry of the staff. */
export const chiefExecutive = fact(group({ name: title, title }));
