import { pageStyles } from './pageStyles';

/** A font face that no page has needed yet. */
interface LaterFont {
  readonly style: CSSStyleDeclaration;
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
  const own = pageStyles()?.sheet;
  const known = own ? fontsIn(own).flat().map(nameOf) : [];
  for (const fonts of fontsIn(sheet)) {
    const unknown = fonts.filter((font) => !known.includes(nameOf(font)));
    const deferred = unknown.map((rule) => ({
      style: rule.style,
      characters: charactersIn(rule.style.getPropertyValue('unicode-range')),
    }));
    later = [...later, ...deferred];
    sheet.deleteRule(0);
  }
}

/** Loaded faces that would have moved the open page. The next page uses them. */
let waiting: readonly FontFace[] = [];

/** Browsers count a move of fewer pixels as no layout shift. */
const unnoticed = 3;

const tops = () => [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().top);

/** Uses a loaded face, unless it wraps text in another way and so moves the page under the reader. */
function use(face: FontFace): void {
  const before = tops();
  document.fonts.add(face);
  if (tops().every((top, place) => Math.abs(top - (before[place] ?? NaN)) < unnoticed)) return;
  document.fonts.delete(face);
  waiting = [...waiting, face];
}

/**
 * Fetches the deferred font faces that have a character of a text, and uses them if no text on the screen moves. An `optional`
 * face would change all of that text, so it is only fetched, for the next document.
 */
export function addFontsFor(text: string): void {
  for (const face of waiting) document.fonts.add(face);
  waiting = [];
  const needed = later.filter(({ characters }) => characters.test(text));
  later = later.filter((font) => !needed.includes(font));
  for (const { style } of needed) {
    const valueOf = (name: string) => style.getPropertyValue(name);
    const display = valueOf('font-display') as FontDisplay;
    const unicodeRange = valueOf('unicode-range');
    const face = new FontFace(valueOf('font-family').replaceAll(/["']/g, ''), valueOf('src'), {
      ...{ display, weight: valueOf('font-weight') },
      ...(unicodeRange && { unicodeRange }),
    });
    face.load().then(
      () => display !== 'optional' && use(face),
      () => {},
    );
  }
}
