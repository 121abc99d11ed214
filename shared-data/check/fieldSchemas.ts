import { z } from 'zod';
import { parseClockTime } from '../src/dates/openingHours';
import { parseEventDate } from '../src/dates/eventDate';
import { altTextProblem, altTextWanted, textProblem, urlProblem } from './textProblem';

/** A field of text; `problemOf` says what is wanted instead, or null. */
function textField(wanted: string, problemOf: (text: string) => string | null) {
  return z.string({ error: wanted }).superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });
}

const words = (longest: number) => textField('a text', (text) => textProblem(text, longest));
/** A text of one shape, such as a telephone number. */
export const shaped = (wanted: string, shape: RegExp) =>
  textField(wanted, (text) => (shape.test(text) ? null : wanted));

/** A field that a function can read; the function throws at what it cannot. */
const readable = (wanted: string, read: (text: string) => unknown) =>
  textField(wanted, (text) => {
    try {
      read(text);
      return null;
    } catch {
      return wanted;
    }
  });

function readDay(text: string): void {
  // A day that no calendar has is read as another one, or as none at all.
  if (new Date(text).toISOString().slice(0, 10) !== text) throw new RangeError(text);
}

export const title = words(120);
export const altText = textField(altTextWanted, altTextProblem);
export const paragraph = words(1_000);
export const longText = words(20_000);
export const eventDate = readable("a real date such as 'April 10, 2025'", parseEventDate);
export const clockTime = readable("a time such as '5:30 PM'", parseClockTime);
export const day = readable("a real day such as '2024-03-15'", readDay);
export const externalUrl = textField("a whole address such as 'https://example.org/give'", urlProblem);
export const downloadUrl = textField("a whole address, or '#' while the file is missing", (text) =>
  text === '#' ? null : urlProblem(text),
);
/** An address of a page that a section may bring: compose knows whether it is there. */
/** Whether a page is there is known where the site is composed. */
export const sitePath = shaped("an address of this site such as '/contact'", /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
export const pageAddress = shaped(
  "an address of this site such as '/events/hope-gala'",
  /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
);
export const flag = z.boolean({ error: 'true or false' });
export const identifier = shaped("a short name such as 'hope-gala'", /^[a-z][a-z0-9-]{0,40}$/);
export const key = shaped('letters, digits, - and _', /^[\w-]+$/);
export const phoneNumber = shaped(
  "a phone number such as '(334) 555-0142'",
  /^(\d{3}|\(\d{3}\) \d{3}-\d{4}|1-\d{3}-\d{3}-\d{4})$/,
);
export const shortNumber = shaped(
  "a number for text messages such as '988' or '1-833-852-6262'",
  /^\d{3,6}$|^1-\d{3}-\d{3}-\d{4}$/,
);
export const emailAddress = shaped(
  "an e-mail address such as 'hello@example.org'",
  /^[\w.+-]+@([a-z0-9-]+\.)+[a-z]{2,}$/i,
);
export const origin = shaped("an address without a path, such as 'https://www.example.org'", /^https:\/\/[a-z0-9.-]+$/);
export const year = shaped("a year such as '2025'", /^[12]\d{3}$/);
export const taxNumber = shaped("a tax number such as '12-3456789'", /^\d{2}-\d{7}$/);

/** What a page says: a text, nothing yet, or lists and groups of these. */
export const prose: z.ZodType = z.unknown().superRefine((value, context) => {
  const visit = (part: unknown, path: readonly string[]): void => {
    if (part === null) return;
    if (typeof part === 'object') {
      for (const [name, inner] of Object.entries(part)) visit(inner, [...path, name]);
      return;
    }
    for (const { message } of paragraph.safeParse(part).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  };
  visit(value, []);
});

/** An object with these fields and no others. */
export function entryOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const fields = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `one of the fields ${fields}` : `an entry { ${fields} }`),
  });
}
