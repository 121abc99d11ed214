/** Spaces of every width, which programs put between words and which then never break, or break elsewhere. */
const spaces = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** What means nothing in any text: where a line may break, and what other programs leave. */
const strays = /[\u00ad\u2060-\u2064\ufeff]/g;

/** Languages that part their words with a space of no width. */
const partedBySpaces = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const zeroWidthSpace = new RegExp(`(?<![${partedBySpaces}])\u200b|\u200b(?![${partedBySpaces}])`, 'gu');

/** Joiners change how letters of some scripts, and emoji, stand together. Beside a Latin letter, or nothing, they change nothing. */
const plain = '\\p{Script=Latin}\\d\\s.,;:!?()"\'“”‘’–—-';
const idleJoiner = new RegExp(`(?<=^|[${plain}])[\u200c\u200d]+(?=$|[${plain}])`, 'gu');

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** What wraps words that run from left to right, as telephones and chats do when a text is copied. */
const leftToRight = /[\u200e\u202a\u202c\u202d\u2066\u2068\u2069]/g;
/** What turns words around, and where the first kind would end. */
const turns = /[\u061c\u200f\u202b\u202e\u2067]/;

const ligatures = /[\ufb00-\ufb06]/g;
const wideLetters = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const compatible = (text: string) => text.normalize('NFKC');

/**
 * Words as their author means them, whatever they were copied from: composed letters (NFC), plain spaces and hyphens, no characters
 * that mean nothing there, letters instead of ligatures. What could mean something stays, for the check to name it.
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

/** The words of a field that has one line. */
export const cleanLine = (text: string): string =>
  cleanCharacters(text)
    .replaceAll(/[\t\n\v\f\r]+/g, ' ')
    .replaceAll(spaces, ' ')
    .trim();

/** The words of a field with paragraphs: their line breaks stay. */
export const cleanParagraphs = (text: string): string =>
  cleanCharacters(text)
    .replaceAll(/\r\n?|\v/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(spaces, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
