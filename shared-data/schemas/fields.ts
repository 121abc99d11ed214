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
  cleanTaxSection,
  cleanUrl,
} from './clean/cleanShape';
import { cleanClockTime, cleanDay, cleanEventDate } from './clean/cleanTime';
import { cleanLine, cleanParagraphs } from './clean/cleanWords';
import { altTextProblem, altTextWanted, textProblem, unwantedCharacter, urlProblem } from './textProblem';

/** A function that cleans pasted or typed text if its meaning is clear. It does not change anything else. */
type Clean = (text: string) => string;

/**
 * Returns a text field that cleans its value first. `problemOf` returns what is wanted instead, or null. The type
 * describes the form of the text.
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

/**
 * Returns what is wanted, with the first character that such a text never has. Nobody sees that a letter is Cyrillic.
 */
function withStray(wanted: string, text: string, stray = /[^\x20-\x7e]/u): string {
  const at = text.search(stray);
  return at < 0 ? wanted : `${wanted}; not ${placedCharacter(text, at)}`;
}

/** Returns a field for a text with a fixed shape, such as a telephone number. */
export const shaped = <Text extends string = string>(wanted: string, shape: RegExp, clean: Clean = cleanShape) =>
  textField<Text>(wanted, (text) => (shape.test(text) ? null : withStray(wanted, text)), clean);

/** Returns a field for a text that a function can parse. The function throws if it cannot. */
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

/** Returns what is wanted instead of an external URL, or null. URLs may have letters of every language. */
function linkProblem(text: string): string | null {
  const wanted = urlProblem(text);
  return wanted === null ? null : withStray(wanted, text, /[^\x20-\x7e\p{L}\p{M}\p{N}]/u);
}

function readDay(text: string): void {
  // JavaScript reads an impossible date as another day, or as no day at all.
  if (!/^(19|20)/.test(text) || new Date(text).toISOString().slice(0, 10) !== text) throw new RangeError(text);
}

/* `format` selects the control of the form for a field. */

/** The number of characters that search results show of a page's title and description. */
export const headLengths = { title: 60, description: { least: 50, most: 160 } } as const;

export const title = words(120);
export const pageTitle = words(headLengths.title);
export const pageDescription = words(headLengths.description.most, headLengths.description.least).meta({
  format: 'paragraph',
});
export const altText = textField(altTextWanted, altTextProblem);
export const paragraph = words(1_000).meta({ format: 'paragraph' });
/**
 * A long text with paragraphs separated by empty lines, the only kind of text that keeps line breaks. A YAML block ends
 * with one.
 */
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
/** Compose checks whether the page exists. */
export const sitePath = shaped<`/${string}`>(
  "an address of this site such as '/contact'",
  /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
  cleanSitePath,
).meta({ format: 'site-path' });
/** The address of a page, or of a part of it by its id. */
export const placePath = shaped<`/${string}`>(
  "an address of this site such as '/contact', or a part of a page such as '/partner#churches'",
  /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)(#[a-z][a-z0-9-]*)?$/,
  cleanSitePath,
).meta({ format: 'site-path' });
/**
 * The address of a page that comes with its entry. It is below the list of events, where no other section has pages.
 */
export const eventAddress = shaped<`/${string}`>(
  "an address below /events such as '/events/hope-gala'",
  /^\/events(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
  cleanSitePath,
);
export const count = z.int({ error: 'a whole number' }).positive({ error: 'a whole number above 0' });
export const flag = z.boolean({ error: 'true or false' });
export const identifier = shaped("a short name such as 'hope-gala'", /^[a-z][a-z0-9-]{0,40}$/);
export const key = shaped('letters, digits, - and _', /^[\w-]+$/);
/** A telephone number of the United States. The only numbers with three digits are 988 and those such as 911 (NANP). */
export const phoneNumber = shaped(
  "a phone number such as '(334) 555-0142'",
  /^([2-9]11|988|(\([2-9]\d{2}\) |1-[2-9]\d{2}-)[2-9]\d{2}-\d{4}( ext\. \d{1,6})?)$/,
  cleanPhone,
);
export const shortNumber = shaped(
  "a number for text messages such as '988' or '1-833-852-6262'",
  /^\d{3,6}$|^1-\d{3}-\d{3}-\d{4}$/,
  cleanShortNumber,
);
export const emailAddress = shaped("an e-mail address such as 'hello@example.org'", z.regexes.email, cleanEmail);
const originWanted = "an address without a path, such as 'https://www.example.org'";
export const origin = textField(
  originWanted,
  (text) => (/^https:\/\/[a-z0-9.-]+$/.test(text) && urlProblem(text) === null ? null : withStray(originWanted, text)),
  cleanUrl,
);
export const year = shaped("a year such as '2025', from 1900 to 2099", /^(19|20)\d\d$/);
export const taxNumber = shaped("a tax number such as '12-3456789'", /^\d{2}-\d{7}$/, cleanTaxNumber);
/** The sections that schema.org knows, without parentheses. */
export const taxSection = shaped(
  "a section of the tax code such as '501c3'",
  /^(501(c([1-9]|1\d|2[0-8])|[adefknq])|527)$/,
  cleanTaxSection,
);

/** Runs a rule between fields even if another field is invalid, so that one run lists all problems. */
export const always = { when: () => true };

/** Returns the value of a field in an entry of unknown type. */
export const valueIn = (entry: unknown, field: string): unknown =>
  (Object(entry) as Readonly<Record<string, unknown>>)[field];

/** Returns a field for a list that may be empty if its page then shows nothing. */
export const listOrNone = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'a list' });

/** Returns a field for a list with at least one item, because its page has a heading above it. */
export const listOf = <Item extends z.ZodType>(item: Item) => listOrNone(item).min(1, { error: 'at least one' });

/** Returns a field for an object with exactly these fields. */
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

/** A step, or a group of steps: a short title with a text. */
export const step = group({ title, text: paragraph });
