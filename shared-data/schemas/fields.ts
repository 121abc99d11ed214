import { z } from 'zod';
import { parseClockTime } from '../src/dates/openingHours';
import { parseEventDate } from '../src/dates/eventDate';
import type { ClinicDay } from '../src/dates/clinicDay';
import { placedCharacter } from './clean/characterName';
import {
  cleanEmail,
  cleanPhone,
  cleanPostalCode,
  cleanShape,
  cleanShortNumber,
  cleanSitePath,
  cleanState,
  cleanTaxNumber,
  cleanUrl,
} from './clean/cleanShape';
import { cleanClockTime, cleanDay, cleanEventDate } from './clean/cleanTime';
import { cleanLine, cleanParagraphs } from './clean/cleanWords';
import { altTextProblem, altTextWanted, textProblem, unwantedCharacter, urlProblem } from './textProblem';

/** How a text that was pasted or typed is cleaned where it has one meaning. What has none stays as it is. */
type Clean = (text: string) => string;

/**
 * A field of text, which is cleaned first; `problemOf` says what is wanted instead, or null. The type is what the text has to look
 * like.
 */
export function textField<Text extends string = string>(
  wanted: string,
  problemOf: (text: string) => string | null,
  clean: Clean = cleanLine,
) {
  const field: z.ZodType<string> = z
    .string({ error: wanted })
    .overwrite(clean)
    .superRefine((text, context) => {
      const problem = problemOf(text);
      if (problem === null) return;
      const line = text.replaceAll('\n', ' ');
      const unwanted = unwantedCharacter(line);
      const message = problem === unwanted?.wanted ? `${problem}: ${placedCharacter(line, unwanted.at)}` : problem;
      context.addIssue({ code: 'custom', message });
    });
  return field as z.ZodType<Text>;
}

const words = (longest: number, shortest?: number) =>
  textField('a text', (text) => textProblem(text, longest, shortest));

/** What is wanted, and the first character that no such text has: nobody sees that a letter is Cyrillic. */
function withStray(wanted: string, text: string, stray = /[^\x20-\x7e]/u): string {
  const at = text.search(stray);
  return at < 0 ? wanted : `${wanted}; not ${placedCharacter(text, at)}`;
}

/** A text of one shape, such as a telephone number. */
export const shaped = <Text extends string = string>(wanted: string, shape: RegExp, clean: Clean = cleanShape) =>
  textField<Text>(wanted, (text) => (shape.test(text) ? null : withStray(wanted, text)), clean);

/** A field that a function can read; the function throws at what it cannot. */
const readable = <Text extends string = string>(wanted: string, read: (text: string) => unknown, clean: Clean) =>
  textField<Text>(
    wanted,
    (text) => {
      try {
        read(text);
        return null;
      } catch {
        return withStray(wanted, text);
      }
    },
    clean,
  );

/** What is wanted instead of an address elsewhere; letters of every language are welcome in it. */
function linkProblem(text: string): string | null {
  const wanted = urlProblem(text);
  return wanted === null ? null : withStray(wanted, text, /[^\x20-\x7e\p{L}\p{M}\p{N}]/u);
}

function readDay(text: string): void {
  // A day that no calendar has is read as another one, or as none at all.
  if (!/^(19|20)/.test(text) || new Date(text).toISOString().slice(0, 10) !== text) throw new RangeError(text);
}

/* `format` says which control a form has for a field. */

/** The characters that search results show of the title of a page and of its description. */
export const headLengths = { title: 60, description: { least: 50, most: 160 } } as const;

export const title = words(120);
export const pageTitle = words(headLengths.title);
export const pageDescription = words(headLengths.description.most, headLengths.description.least).meta({
  format: 'paragraph',
});
export const altText = textField(altTextWanted, altTextProblem);
export const paragraph = words(1_000).meta({ format: 'paragraph' });
/** A long text of paragraphs parted by an empty line: the only one whose line breaks stay. YAML ends a block with one. */
export const paragraphs = textField(
  'a text',
  (text) => textProblem(text.replaceAll('\n', ' '), 20_000),
  cleanParagraphs,
).meta({ format: 'paragraphs' });
export const eventDate = readable(
  "a real date such as 'April 10, 2025', from 1900 to 2099",
  parseEventDate,
  cleanEventDate,
).meta({ format: 'written-date' });
export const clockTime = readable("a time such as '5:30 PM'", parseClockTime, cleanClockTime);
export const day = readable<ClinicDay>("a real day such as '2024-03-15', from 1900 to 2099", readDay, cleanDay).meta({
  format: 'date',
});
export const externalUrl = textField("a whole address such as 'https://example.org/give'", linkProblem, cleanUrl);
export const downloadUrl = textField(
  "a whole address, or '#' while the file is missing",
  (text) => (text === '#' ? null : linkProblem(text)),
  cleanUrl,
);
/** Whether a page is there is known where the site is composed. */
export const sitePath = shaped<`/${string}`>(
  "an address of this site such as '/contact'",
  /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
  cleanSitePath,
).meta({ format: 'site-path' });
/** The address of a page that comes with its entry: below the list of events, where no other section has pages. */
export const eventAddress = shaped<`/${string}`>(
  "an address below /events such as '/events/hope-gala'",
  /^\/events(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
  cleanSitePath,
);
export const flag = z.boolean({ error: 'true or false' });
export const identifier = shaped("a short name such as 'hope-gala'", /^[a-z][a-z0-9-]{0,40}$/);
export const key = shaped('letters, digits, - and _', /^[\w-]+$/);
export const phoneNumber = shaped(
  "a phone number such as '(334) 555-0142'",
  /^(\d{3}|(\(\d{3}\) |1-\d{3}-)\d{3}-\d{4}( ext\. \d{1,6})?)$/,
  cleanPhone,
);
export const shortNumber = shaped(
  "a number for text messages such as '988' or '1-833-852-6262'",
  /^\d{3,6}$|^1-\d{3}-\d{3}-\d{4}$/,
  cleanShortNumber,
);
export const emailAddress = shaped(
  "an e-mail address such as 'hello@example.org'",
  /^[\w.+-]+@([a-z0-9-]+\.)+[a-z]{2,}$/i,
  cleanEmail,
);
const originWanted = "an address without a path, such as 'https://www.example.org'";
export const origin = textField(
  originWanted,
  (text) => (/^https:\/\/[a-z0-9.-]+$/.test(text) && urlProblem(text) === null ? null : withStray(originWanted, text)),
  cleanUrl,
);
export const year = shaped("a year such as '2025', from 1900 to 2099", /^(19|20)\d\d$/);
export const taxNumber = shaped("a tax number such as '12-3456789'", /^\d{2}-\d{7}$/, cleanTaxNumber);

/** For rules between fields: tried even when another field is wrong, so that one run lists everything. */
export const always = { when: () => true };

/** What an entry says in a field, whatever the entry is. */
export const valueIn = (entry: unknown, field: string): unknown =>
  (Object(entry) as Readonly<Record<string, unknown>>)[field];

/** A list of these, or an empty one, for what shows nothing at all then. */
export const listOrNone = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'a list' });

/** A list of these: one at least, because pages have a heading over it. */
export const listOf = <Item extends z.ZodType>(item: Item) => listOrNone(item).min(1, { error: 'at least one' });

/** An object with these fields and no others. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const fields = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `one of the fields ${fields}` : `an entry { ${fields} }`),
  });
}

/** A postal address in the United States. */
export const postalAddress = group({
  street: title,
  city: title,
  state: shaped("the two letters of a state such as 'AL'", /^[A-Z]{2}$/, cleanState).describe('Two letters.'),
  postalCode: shaped("a postal code such as '36830' or '36830-1234'", /^\d{5}(-\d{4})?$/, cleanPostalCode),
});

/** A step of several, or a group of them: a few words, and what they say. */
export const step = group({ title, text: paragraph });
