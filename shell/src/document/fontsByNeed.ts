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

/**
 * Returns the font faces of a sheet with their places, the last one first. They are next to each other (`fonts.css`), so it
 * stops before them: the browser creates an object for each rule that a script reads.
 */
function fontsIn({ cssRules }: CSSStyleSheet): [place: number, font: CSSFontFaceRule][] {
  const fonts: [number, CSSFontFaceRule][] = [];
  for (let place = cssRules.length - 1; place >= 0; place -= 1) {
    const rule = cssRules[place];
    if (rule && isFont(rule)) fonts.push([place, rule]);
    else if (fonts.length > 0) break;
  }
  return fonts;
}

/** Returns the pattern for a `unicode-range`, such as 'U+A1-A8, U+AA'. A face without one has every character. */
const charactersIn = (ranges: string) =>
  new RegExp(
    `[${ranges.replaceAll(/U\+([\da-f]+)(?:-([\da-f]+))?[,\s]*/gi, (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`) || '^'}]`,
    'u',
  );

/**
 * Takes the font faces out of the shell's style sheet before it applies. The document has those of its own text. A repeated
 * face loads again, and any new face makes the browser lay out all text again: 100 ms on a slow phone.
 */
export function deferFonts(sheet: CSSStyleSheet): void {
  const own = document.querySelector('style')?.sheet;
  const known = own ? fontsIn(own).map(([, font]) => nameOf(font)) : [];
  for (const [place, font] of fontsIn(sheet)) {
    const characters = charactersIn(font.style.getPropertyValue('unicode-range'));
    if (!known.includes(nameOf(font))) later = [...later, { rule: font.cssText, sheet, characters }];
    sheet.deleteRule(place);
  }
}

/** Adds the deferred font faces that have a character of a text. */
export function addFontsFor(text: string): void {
  const needed = later.filter(({ characters }) => characters.test(text));
  later = later.filter((font) => !needed.includes(font));
  for (const { rule, sheet } of needed) sheet.insertRule(rule);
}
