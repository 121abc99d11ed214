/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackFaces, fallbackFamilies } from './fontFaces';
import { webFonts } from './webFonts';

const styles = readFileSync(path.join(__dirname, '../src/styles/fonts.css'), 'utf8');
const tokens = readFileSync(path.join(__dirname, '../src/styles/tokens.css'), 'utf8');
const metrics = { ascent: 1, descent: 0.25, averageWidth: 0.4 };

describe('the font faces', () => {
  it.each(webFonts)('loads $family from an existing file', ({ family, file, display }) => {
    const [, own = ''] = styles.split(`font-family: '${family} Variable';`);
    expect(own).toMatch(new RegExp(`^[^}]*font-display: ${display};`));
    expect(styles).toContain(`url('../../fonts/${file}.woff2')`);
    expect(existsSync(path.join(__dirname, `${file}.woff2`))).toBe(true);
    expect(readFileSync(path.join(__dirname, `${file}.LICENSE.txt`), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });

  it.each(webFonts.flatMap(({ family, parts }) => parts.map((part) => ({ family, ...part }))))(
    'loads $file only for its characters',
    ({ family, file, range }) => {
      const [, own = ''] = styles.split(`url('../../fonts/${file}.woff2')`);
      expect(own).toMatch(
        new RegExp(
          `^ format\\('woff2'\\);\\s+unicode-range:\\s+${range.replace(/[+]/g, '\\+').replace(/, /g, ',\\s+')};`,
        ),
      );
      expect(styles.indexOf(`${family}`)).toBeLessThan(styles.indexOf(file));
      expect(existsSync(path.join(__dirname, `${file}.woff2`))).toBe(true);
    },
  );

  it.each(webFonts)('covers the letters of Spanish and its neighbors with $family', ({ parts }) => {
    const ranges = parts.flatMap(({ range }) =>
      range.split(', ').map((one) =>
        one
          .slice(2)
          .split('-')
          .map((code) => parseInt(code, 16)),
      ),
    );
    const isPart = (character: string) => {
      const code = character.codePointAt(0) ?? 0;
      return ranges.some(([first = 0, last = first]) => first <= code && code <= last);
    };
    const missing = [...'¿¡«»ºªàçëöøß÷ÀÇËÖØ€™œŒŠšŽžŁłĞğİıŐőŞşȘșĀāʻẞ'].filter((character) => !isPart(character));
    expect(missing).toEqual([]);
    // The main file already has these characters.
    expect([...'aáéíóúüñ–’…·×©½ÁÉÍÓÚÜÑ'].filter(isPart)).toEqual([]);
  });

  it.each(webFonts)('gives $family fallbacks that the tokens list after it', (font) => {
    const names = [`${font.family} Variable`, ...fallbackFamilies(font)].map((name) => `'${name}'`).join(', ');
    expect(tokens.replace(/\s+/g, ' ')).toContain(names);
  });

  it('adjusts the width of a fallback, and keeps the line height', () => {
    const [font] = webFonts;
    const rules = font ? fallbackFaces(font, [metrics]) : '';
    expect(rules).toContain("src: local('DejaVu Serif');\n  size-adjust: 77.9%;\n  ascent-override: 128.4%;");
  });
});
