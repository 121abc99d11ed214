/** Spaces of every width. Programs insert them, and some of them never break. */
const spaces = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** Characters without meaning in any text: optional breaks, and leftovers of other programs. */
const strays = /[\u00ad\u2060-\u2064\ufeff]/g;

/** Scripts that separate words with a zero-width space. */
const partedBySpaces = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const zeroWidthSpace = new RegExp(`(?<![${partedBySpaces}])\u200b|\u200b(?![${partedBySpaces}])`, 'gu');

/**
 * Joiners change how letters of some scripts, and emoji, combine. Next to a Latin letter, or nothing, they have no
 * function.
 */
const plain = '\\p{Script=Latin}\\d\\s.,;:!?()"\'“”‘’–—-';
const idleJoiner = new RegExp(`(?<=^|[${plain}])[\u200c\u200d]+(?=$|[${plain}])`, 'gu');

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Characters that phones and chats put around copied left-to-right text. */
const leftToRight = /[\u200e\u202a\u202c\u202d\u2066\u2068\u2069]/g;
/** Characters that change the writing direction, and end the first kind. */
const turns = /[\u061c\u200f\u202b\u202e\u2067]/;

const ligatures = /[\ufb00-\ufb06]/g;
const wideLetters = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const compatible = (text: string) => text.normalize('NFKC');

/**
 * Cleans the characters of a text, wherever it was copied from. It composes letters (NFC), replaces special spaces,
 * hyphens and ligatures, and removes characters without meaning. A character that may have a meaning stays, and the
 * check names it.
 */
function cleanCharacters(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replaceAll(strays, '')
    .replaceAll(zeroWidthSpace, '')
    .replaceAll(ligatures, compatible)
    .replaceAll(wideLetters, compatible)
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(idleJoiner, '');
  return rightToLeft.test(cleaned) || turns.test(cleaned) ? cleaned : cleaned.replaceAll(leftToRight, '');
}

/** Cleans the text of a field with one line. */
export const cleanLine = (text: string): string =>
  cleanCharacters(text)
    .replaceAll(/[\t\n\v\f\r]+/g, ' ')
    .replaceAll(spaces, ' ')
    .trim();

/** Cleans the text of a field with paragraphs, and keeps their line breaks. */
export const cleanParagraphs = (text: string): string =>
  cleanCharacters(text)
    .replaceAll(/\r\n?|\v/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(spaces, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
