import { addFontsFor, deferFonts } from './fontsByNeed';
import { stylesId } from './pageStyles';

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
  const deleteRule = (place: number) => cssRules.splice(place, 1);
  return { cssRules, deleteRule } as unknown as CSSStyleSheet;
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

/** The fonts that the document uses besides those of its styles. */
const used = new Set<FontFace>();
const families = () => [...used].map(({ family }) => family);

/** Adds fonts for a text, and waits until they are loaded. */
async function addFor(text: string): Promise<void> {
  addFontsFor(text);
  await new Promise((resolve) => setTimeout(resolve));
}

describe('fonts', () => {
  beforeAll(() => {
    Object.assign(globalThis, { CSSFontFaceRule: FontFaceRule, CSSMediaRule: MediaRule, FontFace });
    Object.defineProperty(document, 'fonts', { value: used });
  });

  beforeEach(() => used.clear());

  it('are removed from a sheet before it applies, and return with the first text that has one of their characters', async () => {
    const polish = new FontFaceRule('polish', 'U+104-107, U+143');
    const signs = new FontFaceRule('signs', 'U+20AC');
    const fallback = new FontFaceRule('fallback', 'U+1');
    const sheet = sheetOf(new MediaRule([polish, signs]), fallback, 'p{color:red}', 'a{color:red}');
    deferFonts(sheet);
    expect(rulesOf(sheet)).toEqual(['p{color:red}', 'a{color:red}']);
    await addFor('Anna');
    expect(families()).toEqual([]);
    await addFor('Maria Ćwik');
    expect(families()).toEqual(['polish']);
    await addFor('Ćwik, 5 €');
    expect(families()).toEqual(['polish', 'signs']);
  });

  it('return with any text if they have every character', async () => {
    deferFonts(sheetOf(new FontFaceRule('bold', '')));
    await addFor('A');
    expect(families()).toEqual(['bold']);
  });

  it('wait for the next page if they would move this one', async () => {
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    rect.mockImplementation(() => new DOMRect(0, used.size * 33));
    document.body.append(document.createElement('p'));
    deferFonts(sheetOf(new FontFaceRule('heading', '')));
    await addFor('A');
    expect([families(), fetched]).toEqual([[], expect.arrayContaining(['url(/heading)'])]);
    await addFor('The next page');
    expect(families()).toEqual(['heading']);
    rect.mockRestore();
  });

  it('are only fetched if text on the screen would not use them', async () => {
    deferFonts(sheetOf(new MediaRule([new FontFaceRule('text', '', 'optional')])));
    await addFor('A');
    expect([families(), fetched.at(-1)]).toEqual([[], 'url(/text)']);
  });

  it('do not return if the document has them', async () => {
    const sheet = sheetOf(new FontFaceRule('own', ''));
    const style = document.createElement('style');
    style.id = stylesId;
    // The first style element of the page can be one of an extension.
    document.head.append(document.createElement('style'), style);
    Object.defineProperty(style, 'sheet', { value: sheetOf(new MediaRule([new FontFaceRule('own', '')])) });
    deferFonts(sheet);
    await addFor('A');
    expect([rulesOf(sheet), families()]).toEqual([[], []]);
  });
});
