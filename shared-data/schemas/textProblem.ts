import { misread } from './clean/misread';

const html = /<\/?[a-z!][^>]*>|<\/?(?:script|style|iframe|img|svg|a|br)\b/i;
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#[0-9]+|#x[0-9a-f]+);/i;
const control = /\p{Cc}/u;
const bidi = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
// Joiners and variation selectors change adjacent characters. Some languages separate words with a zero-width space.
// Tags turn a black flag into that of a country such as Scotland.
const invisible =
  /(?!\u200C|\u200D|(?<=[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\u200B|\p{Variation_Selector}|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/u;
const nothing = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
// Private characters of one font, and the placeholder for a picture that was not copied.
const withoutMeaning = /[\p{Co}\uFFFC]/u;
const brokenCharacter = /[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u;
const label = '[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?';
const hostnameShape = new RegExp(`^(?:${label}\\.)+(?=[a-z])${label}$`);

const unwantedCharacters: readonly (readonly [unwanted: RegExp, wanted: string])[] = [
  [control, 'no control characters'],
  [bidi, 'no characters that change the writing direction'],
  [invisible, 'no invisible characters'],
  [withoutMeaning, 'no characters that mean nothing by themselves'],
];

/** Returns the first invalid character of a text with what is wanted instead, or undefined. */
export function unwantedCharacter(text: string): { readonly wanted: string; readonly at: number } | undefined {
  for (const [unwanted, wanted] of unwantedCharacters) {
    const at = text.search(unwanted);
    if (at >= 0) return { wanted, at };
  }
  return undefined;
}

/** What is wanted of a file in another encoding. */
export const brokenWanted = 'whole characters: save the file as UTF-8';

/**
 * Returns what is wanted instead of a text, or null if it is valid. It accepts any language, emoji, quotes, & and <,
 * which pages escape. It rejects invisible characters and markup.
 */
export function textProblem(text: string, longest: number, shortest = 0): string | null {
  if (nothing.test(text)) return 'a text';
  if (text !== text.trim()) return 'no space at the start or the end';
  if (text.length > longest) return `at most ${longest} characters`;
  if (text.length < shortest) return `at least ${shortest} characters`;
  if (html.test(text)) return 'plain text without HTML';
  if (entity.test(text)) return 'the character itself instead of its HTML code';
  if (/[\r\n]/.test(text)) return 'one line';
  const unwanted = unwantedCharacter(text);
  if (unwanted) return unwanted.wanted;
  if (brokenCharacter.test(text)) return brokenWanted;
  const read = misread(text);
  return read ? `'${read.meant}' instead of '${read.seen}': another program read it in a wrong encoding` : null;
}

/** Returns a form of a text for comparison. Texts that look the same have the same form. */
export const looksOf = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();

const medium =
  '(?:black[- ]and[- ]white |colou?r |stock |close-up )?(?:photo(?:graph)?|picture|image|illustration|drawing|portrait|painting|sketch)';
const namesMedium = new RegExp(`^(?:an? |the )?${medium}(?: of| showing|:)|\\(${medium}\\)$`, 'i');
const isFileName = /\.(jpe?g|png|webp|avif|heic|svg)$/i;

/** Matches words for the medium of a picture. */
export const altTextWanted = 'a description of the picture, or the name of the person';

/**
 * Returns what is wanted instead of an alternative text, or null if it is valid. Screen readers already announce a
 * picture.
 */
export function altTextProblem(text: string): string | null {
  if (nothing.test(text)) return altTextWanted;
  if (namesMedium.test(text)) return 'a description without a word such as photo';
  if (isFileName.test(text)) return 'a description instead of the name of a file';
  return textProblem(text, 200);
}

// The characters of a URI (RFC 3986), and letters that browsers encode.
const urlShape = /^https:\/\/(?![/?#])(?:[\p{L}\p{M}\p{N}\-._~:/?#[\]@!$&'()*+,;=]|%[\dA-Fa-f]{2})+$/u;

/** Returns what is wanted instead of an external URL, or null if it is valid. */
export function urlProblem(text: string): string | null {
  const wanted = "a whole address such as 'https://example.org/give'";
  if (textProblem(text, 2_000) !== null || !urlShape.test(text)) return wanted;
  try {
    const { hostname, username, password } = new URL(text);
    return hostnameShape.test(hostname) && username === '' && password === '' ? null : wanted;
  } catch {
    return wanted;
  }
}
