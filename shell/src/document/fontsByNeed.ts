/** A font face that no page has needed yet. */
interface LaterFont {
  readonly rule: CSSFontFaceRule;
  readonly sheet: CSSStyleSheet;
  /** Matches the characters of the face. */
  readonly characters: RegExp;
}

let later: readonly LaterFont[] = [];

const isFont = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;

/** Returns everything that tells a font face apart. */
const nameOf = ({ style }: CSSFontFaceRule) =>
  ['font-family', 'font-weight', 'unicode-range'].map((one) => style.getPropertyValue(one)).join();

/**
 * Returns the font faces of a sheet. Its first rules contain them: one for all web fonts, and one for each fallback (`fonts.css`).
 */
function fontsIn({ cssRules }: CSSStyleSheet): readonly (readonly CSSFontFaceRule[])[] {
  const rules: CSSFontFaceRule[][] = [];
  for (const rule of cssRules) {
    const fonts = [...(rule instanceof CSSMediaRule ? rule.cssRules : [rule])].filter(isFont);
    if (fonts.length === 0) break;
    rules.push(fonts);
  }
  return rules;
}

/** Returns the pattern for a `unicode-range`, such as 'U+A1-A8, U+AA'. A face without one has every character. */
const charactersIn = (ranges: string) =>
  new RegExp(
    `[${ranges.replaceAll(/U\+([\da-f]+)(?:-([\da-f]+))?[,\s]*/gi, (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`) || '^'}]`,
    'u',
  );

/**
 * Takes the font faces out of the shell's style sheet before it applies. The document has those of its own text, or had no time
 * for them (`startScript`). A repeated face loads again, and any new face makes the browser lay out all text again: 100 ms on a
 * slow phone.
 */
export function deferFonts(sheet: CSSStyleSheet): void {
  const own = document.querySelector('style')?.sheet;
  const known = own ? fontsIn(own).flat().map(nameOf) : [];
  for (const fonts of fontsIn(sheet)) {
    const unknown = fonts.filter((font) => !known.includes(nameOf(font)));
    const deferred = unknown.map((rule) => ({
      rule,
      sheet,
      characters: charactersIn(rule.style.getPropertyValue('unicode-range')),
    }));
    later = [...later, ...deferred];
    sheet.deleteRule(0);
  }
}

/**
 * Adds the deferred font faces that have a character of a text. An `optional` face would not change text that is on the screen,
 * and some browsers would hide the text for a moment. It is only fetched, for the next document.
 */
export function addFontsFor(text: string): void {
  const needed = later.filter(({ characters }) => characters.test(text));
  later = later.filter((font) => !needed.includes(font));
  for (const { rule, sheet } of needed) {
    const valueOf = (name: string) => rule.style.getPropertyValue(name);
    if (valueOf('font-display') === 'optional')
      new FontFace(valueOf('font-family'), valueOf('src')).load().catch(() => {});
    else sheet.insertRule(rule.cssText);
  }
}
