const html = /<\/?[a-z!][^>]*>|<\/?(?:script|style|iframe|img|svg|a|br)\b/i;
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#[0-9]+|#x[0-9a-f]+);/i;
const control = /\p{Cc}/u;
const bidi = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const invisible = /[\u00AD\u200B\u2060\uFEFF]/;
const halfCharacter = /\p{Cs}/u;

/**
 * What is wanted instead of a text, or null when it can stand. Any language, emoji, quotes, & and < are welcome:
 * pages show them as they are. What a reader cannot see, or what would be read as markup, is not.
 */
export function textProblem(text: string, longest: number): string | null {
  if (text.trim() === '') return 'a text';
  if (text !== text.trim()) return 'no space at the start or the end';
  if (text.length > longest) return `at most ${longest} characters`;
  if (html.test(text)) return 'plain text without HTML';
  if (entity.test(text)) return 'the character itself instead of its HTML code';
  if (control.test(text)) return 'one line without control characters';
  if (bidi.test(text)) return 'no characters that change the writing direction';
  if (invisible.test(text)) return 'no invisible characters';
  if (halfCharacter.test(text)) return 'whole characters; one of them is broken';
  return null;
}

const medium =
  '(?:black[- ]and[- ]white |colou?r |stock |close-up )?(?:photo(?:graph)?|picture|image|illustration|drawing|portrait|painting|sketch)';
const namesMedium = new RegExp(`^(?:an? |the )?${medium}(?: of| showing|:)|\\(${medium}\\)$`, 'i');
const isFileName = /\.(jpe?g|png|webp|avif|heic|svg)$/i;

/** What an alternative text says. */
export const altTextWanted = 'words for what can be seen, or the name of the person';

/** What is wanted instead of an alternative text, or null when it can stand. Screen readers say that it is a picture. */
export function altTextProblem(text: string): string | null {
  if (text.trim() === '') return altTextWanted;
  if (namesMedium.test(text)) return 'what can be seen, without a word for the picture itself';
  if (isFileName.test(text)) return 'what can be seen instead of the name of a file';
  return textProblem(text, 200);
}

/** What is wanted instead of an address on another site, or null when it can stand. */
export function urlProblem(text: string): string | null {
  const wanted = "a whole address such as 'https://example.org/give'";
  if (textProblem(text, 2_000) !== null || /[\s\\]/.test(text) || !text.startsWith('https://')) return wanted;
  try {
    const { hostname, username, password } = new URL(text);
    return /^[^.]+(\.[^.]+)+$/.test(hostname) && username === '' && password === '' ? null : wanted;
  } catch {
    return wanted;
  }
}
