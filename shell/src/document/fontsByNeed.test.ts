import { addFontsFor, deferFonts } from './fontsByNeed';

/** A font face. jsdom has none. */
class FontFaceRule {
  readonly style: Pick<CSSStyleDeclaration, 'getPropertyValue'>;

  constructor(
    readonly cssText: string,
    ranges: string,
    display = 'swap',
  ) {
    const values = new Map([
      ['font-family', cssText],
      ['font-display', display],
      ['src', `url(/${cssText})`],
      ['unicode-range', ranges],
    ]);
    this.style = { getPropertyValue: (name) => values.get(name) ?? '' };
  }
}

/** A rule that contains the web fonts. */
class MediaRule {
  constructor(readonly cssRules: readonly FontFaceRule[]) {}
}

type Rule = FontFaceRule | MediaRule | string;

/** A style sheet with rules that a test can read. */
function sheetOf(...rules: readonly Rule[]) {
  const cssRules: Rule[] = [...rules];
  const insertRule = (rule: string) => cssRules.unshift(rule);
  const deleteRule = (place: number) => cssRules.splice(place, 1);
  return { cssRules, insertRule, deleteRule } as unknown as CSSStyleSheet;
}

const rulesOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(String);

/** The addresses of the fonts that were fetched. */
const fetched: string[] = [];

class FontFace {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}

  load() {
    return Promise.resolve(fetched.push(this.source));
  }
}

describe('fonts', () => {
  beforeAll(() => Object.assign(globalThis, { CSSFontFaceRule: FontFaceRule, CSSMediaRule: MediaRule, FontFace }));

  it('are removed from a sheet before it applies, and return with the first text that has one of their characters', () => {
    const polish = new FontFaceRule('polish', 'U+104-107, U+143');
    const signs = new FontFaceRule('signs', 'U+20AC');
    const fallback = new FontFaceRule('fallback', 'U+1');
    const sheet = sheetOf(new MediaRule([polish, signs]), fallback, 'p{color:red}', 'a{color:red}');
    deferFonts(sheet);
    expect(rulesOf(sheet)).toEqual(['p{color:red}', 'a{color:red}']);
    addFontsFor('Anna');
    expect(rulesOf(sheet)).toEqual(['p{color:red}', 'a{color:red}']);
    addFontsFor('Maria Ćwik');
    expect(rulesOf(sheet)).toEqual(['polish', 'p{color:red}', 'a{color:red}']);
    addFontsFor('Ćwik, 5 €');
    expect(rulesOf(sheet)).toEqual(['signs', 'polish', 'p{color:red}', 'a{color:red}']);
  });

  it('return with any text if they have every character', () => {
    const sheet = sheetOf(new FontFaceRule('bold', ''));
    deferFonts(sheet);
    addFontsFor('A');
    expect(rulesOf(sheet)).toEqual(['bold']);
  });

  it('are only fetched if text on the screen would not use them', () => {
    const sheet = sheetOf(new MediaRule([new FontFaceRule('text', '', 'optional')]));
    deferFonts(sheet);
    addFontsFor('A');
    expect(rulesOf(sheet)).toEqual([]);
    expect(fetched).toEqual(['url(/text)']);
  });

  it('do not return if the document has them', () => {
    const sheet = sheetOf(new FontFaceRule('own', ''));
    const style = document.createElement('style');
    document.head.append(style);
    Object.defineProperty(style, 'sheet', { value: sheetOf(new MediaRule([new FontFaceRule('own', '')])) });
    deferFonts(sheet);
    addFontsFor('A');
    expect(rulesOf(sheet)).toEqual([]);
  });
});
