/** The names of invisible characters by code point (Unicode 17, UnicodeData.txt and NameAliases.txt). */
const names: ReadonlyMap<number, string> = new Map([
  [0x0, 'NULL'],
  [0x7, 'BELL'],
  [0x8, 'BACKSPACE'],
  [0x9, 'TAB'],
  [0xa, 'LINE FEED'],
  [0xb, 'LINE TABULATION'],
  [0xc, 'FORM FEED'],
  [0xd, 'CARRIAGE RETURN'],
  [0x1b, 'ESCAPE'],
  [0x7f, 'DELETE'],
  [0x85, 'NEXT LINE'],
  [0xa0, 'NO-BREAK SPACE'],
  [0xad, 'SOFT HYPHEN'],
  [0x34f, 'COMBINING GRAPHEME JOINER'],
  [0x61c, 'ARABIC LETTER MARK'],
  [0x115f, 'HANGUL CHOSEONG FILLER'],
  [0x1160, 'HANGUL JUNGSEONG FILLER'],
  [0x180e, 'MONGOLIAN VOWEL SEPARATOR'],
  [0x2000, 'EN QUAD'],
  [0x2001, 'EM QUAD'],
  [0x2002, 'EN SPACE'],
  [0x2003, 'EM SPACE'],
  [0x2007, 'FIGURE SPACE'],
  [0x2009, 'THIN SPACE'],
  [0x200a, 'HAIR SPACE'],
  [0x200b, 'ZERO WIDTH SPACE'],
  [0x200c, 'ZERO WIDTH NON-JOINER'],
  [0x200d, 'ZERO WIDTH JOINER'],
  [0x200e, 'LEFT-TO-RIGHT MARK'],
  [0x200f, 'RIGHT-TO-LEFT MARK'],
  [0x2028, 'LINE SEPARATOR'],
  [0x2029, 'PARAGRAPH SEPARATOR'],
  [0x202a, 'LEFT-TO-RIGHT EMBEDDING'],
  [0x202b, 'RIGHT-TO-LEFT EMBEDDING'],
  [0x202c, 'POP DIRECTIONAL FORMATTING'],
  [0x202d, 'LEFT-TO-RIGHT OVERRIDE'],
  [0x202e, 'RIGHT-TO-LEFT OVERRIDE'],
  [0x202f, 'NARROW NO-BREAK SPACE'],
  [0x205f, 'MEDIUM MATHEMATICAL SPACE'],
  [0x2060, 'WORD JOINER'],
  [0x2061, 'FUNCTION APPLICATION'],
  [0x2062, 'INVISIBLE TIMES'],
  [0x2063, 'INVISIBLE SEPARATOR'],
  [0x2064, 'INVISIBLE PLUS'],
  [0x2066, 'LEFT-TO-RIGHT ISOLATE'],
  [0x2067, 'RIGHT-TO-LEFT ISOLATE'],
  [0x2068, 'FIRST STRONG ISOLATE'],
  [0x2069, 'POP DIRECTIONAL ISOLATE'],
  [0x206a, 'INHIBIT SYMMETRIC SWAPPING'],
  [0x3000, 'IDEOGRAPHIC SPACE'],
  [0x3164, 'HANGUL FILLER'],
  [0xfeff, 'BYTE ORDER MARK'],
  [0xffa0, 'HALFWIDTH HANGUL FILLER'],
  [0xfffc, 'OBJECT REPLACEMENT CHARACTER'],
  [0xfffd, 'REPLACEMENT CHARACTER'],
]);

/** Descriptions of characters without a name here. */
const kinds: readonly (readonly [test: RegExp, kind: string])[] = [
  [/\p{Co}/u, 'PRIVATE USE, a sign of one font'],
  [/\p{Variation_Selector}/u, 'VARIATION SELECTOR'],
  [/[\u{E0020}-\u{E007F}]/u, 'TAG'],
  [/\p{Cc}/u, 'CONTROL CHARACTER'],
  [/\p{Script=Cyrillic}/u, 'a Cyrillic letter'],
  [/\p{Script=Greek}/u, 'a Greek letter'],
];

/**
 * Returns a description of a character that can be looked up: 'U+202E RIGHT-TO-LEFT OVERRIDE', "U+0430 'а', a Cyrillic
 * letter".
 */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names.get(code);
  if (name !== undefined) return `${point} ${name}`;
  const kind = kinds.find(([test]) => test.test(character))?.[1];
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return `${point} '${character}'${kind ? `, ${kind}` : ''}`;
  return kind ? `${point} ${kind}` : point;
}

const shownBefore = 12;

/**
 * Returns a description of a character with its place in a text: "U+200B ZERO WIDTH SPACE, character 5, after 'Hope'".
 */
export function placedCharacter(text: string, at: number): string {
  const before = text.slice(0, at);
  const [character = ''] = text.slice(at);
  const words = [...before.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(-shownBefore).join('').trim();
  return [
    characterName(character),
    `character ${[...before].length + 1}`,
    ...(words === '' ? [] : [`after '${words}'`]),
  ].join(', ');
}
