/** A font face that no page has needed yet. */
interface LaterFont {
  readonly rule: string;
  readonly sheet: CSSStyleSheet;
  /** Matches the characters of the face. */
  readonly characters: RegExp;
}

let later: readonly LaterFont[] = [];

const isFont = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;

/** Returns everything that tells a font face apart. */
const nameOf = ({ style }: CSSFontFaceRule) =>
  ['font-family', 'font-weight', 'unicode-range'].map((one) => style.getPropertyValue(one)).join();

/** Returns the pattern for a `unicode-range`, such as 'U+A1-A8, U+AA'. A face without one has every character. */
const charactersIn = (ranges: string) =>
  new RegExp(
    `[${ranges.replaceAll(/U\+([\da-f]+)(?:-([\da-f]+))?[,\s]*/gi, (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`) || '^'}]`,
    'u',
  );

/**
 * Takes the font faces out of a style sheet before it applies. The document has those of its own text. A repeated face
 * loads again, and any new face makes the browser lay out all text again: 100 ms on a slow phone.
 */
export function deferFonts(sheet: CSSStyleSheet): void {
  const own = document.querySelector('style')?.sheet;
  const known = [...(own?.cssRules ?? [])].filter(isFont).map(nameOf);
  const rules = [...sheet.cssRules];
  for (const [place, rule] of [...rules.entries()].reverse()) {
    if (!isFont(rule)) continue;
    const characters = charactersIn(rule.style.getPropertyValue('unicode-range'));
    if (!known.includes(nameOf(rule))) later = [...later, { rule: rule.cssText, sheet, characters }];
    sheet.deleteRule(place);
  }
}

/** Adds the deferred font faces that have a character of a text. */
export function addFontsFor(text: string): void {
  const needed = later.filter(({ characters }) => characters.test(text));
  later = later.filter((font) => !needed.includes(font));
  for (const { rule, sheet } of needed) sheet.insertRule(rule);
}
