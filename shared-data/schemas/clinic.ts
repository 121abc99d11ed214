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
  taxSection,
  title,
  year,
} from './fields';
import { inOrder } from './inOrder';
import { inTurn } from './inTurn';
import { fact } from './source';

/** The organization. */
export const org = group({
  name: fact(title),
  partnerMinistry: fact(title).describe('The partner ministry of the clinic.'),
  place: fact(title).describe('The place where it works, as people call it.'),
  foundedAs: fact(title).describe('Its first name.'),
  foundedIn: fact(year).describe("The year in which it was founded: '1983'."),
  legalStatus: fact(title).describe("Completes the sentence '<name> is …'."),
  taxNumber: fact(taxNumber.nullable()).describe(
    'The federal tax number (EIN) for gift receipts. Leave it empty while it is unknown, and pages omit it.',
  ),
});

/** The origin of the published site, without a trailing slash. */
export const siteOrigin = fact(origin);

export const contact = group({
  phone: fact(phoneNumber).describe("The number as people read it: '(334) 555-0142'."),
  textLine: fact(phoneNumber.nullable()).describe('The number for text messages. Leave it empty while there is none.'),
  afterHours: fact(paragraph).describe('What happens to a call outside the office hours, in a sentence or two.'),
  callBack: fact(paragraph).describe('A sentence about safe callbacks. A page shows it once.'),
  email: fact(emailAddress),
  address: fact(postalAddress),
  replyTime: fact(title).describe('A sentence about the time until an e-mail is answered.'),
  appointments: fact(paragraph).describe('A sentence about visits with and without an appointment.'),
  language: fact(paragraph).describe('The languages that the staff speak.'),
  languageInSpanish: fact(paragraph.nullable()).describe(
    'The same in Spanish, and whether somebody interprets. Leave it empty while it is unknown, and pages omit it.',
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
      .describe("The weeks of the month, such as 'first' for the first Saturday. Leave it out for every week."),
  }),
).nullable();

/** The office hours of a regular week, by the clock of the clinic. Null means closed all day. */
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
    reason: title.describe("The reason, as it follows 'Closed': 'Thanksgiving', 'for inventory'."),
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
    tested: title.describe("The month, as it follows 'We tested it in': 'November 2026'."),
    ways: listOf(paragraph).describe('The tests, one sentence each.'),
    shortfalls: listOrNone(paragraph).describe('The shortcomings, one or two sentences each.'),
    untried: listOrNone(title).describe("The untried parts, a few words each, after 'Not tried yet:'."),
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
    'The public key for embedded maps. If you leave it empty, pages request the map without a key.',
  ),
  videoId: fact(key),
  videoTranscript: fact(paragraphs.nullable()).describe(
    'The transcript of the video, with an empty line between paragraphs. Leave it empty while it is missing, and the page omits it.',
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
    'The number of the hotline, which is not the office phone. Leave it empty while it is unknown.',
  ),
});

/** What search engines read about the clinic (https://schema.org), and no page shows. */
export const searchFacts = group({
  isMedical: fact(flag).describe('Whether it is a medical clinic.'),
  taxSection: fact(taxSection.nullable()).describe(
    "The section of the federal tax code that makes it a nonprofit: '501c3'. Leave it empty if it is none.",
  ),
});

/** A telephone service of another organization. */
const hotline = fact(
  group({
    name: title,
    phone: phoneNumber,
    text: group({ to: shortNumber, word: title.exactOptional() })
      .exactOptional()
      .describe('The number for text messages, for people who cannot speak freely.'),
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
    word: title.exactOptional().describe('The word to text for an answer in Spanish, if there is one.'),
  }),
);

/** Information for Spanish speakers, in Spanish. A Spanish speaker must read each sentence. */
export const spanish = group({
  who: fact(paragraph).describe('A description of the clinic, and of what it does not do.'),
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
  donors: fact(title).describe('For gifts, receipts and audits.'),
  press: fact(title).describe('For reporters.'),
});

/** The person who signs the welcome letter, who is also the first entry of the staff. */
export const chiefExecutive = fact(group({ name: title, title }));
