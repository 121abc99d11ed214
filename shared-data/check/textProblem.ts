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
