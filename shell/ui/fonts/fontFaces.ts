import type { FontMetrics } from './fontMetrics';
import { standIns } from './standIns';
import type { WebFont } from './webFonts';

/** To a tenth: a line of words differs by less than half a pixel, and every page carries these figures. */
const percent = (part: number) => `${+(part * 100).toFixed(1)}%`;
const rule = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/** The face of the font itself, or of a part of it. */
const face = ({ family, weights, display }: WebFont, file: string, range?: string) =>
  rule([
    `font-family: '${family} Variable'`,
    'font-style: normal',
    // The whole range, so that no browser thickens letters by itself.
    `font-weight: ${weights.length > 1 ? '400 700' : '100 900'}`,
    `font-display: ${display}`,
    `src: url('../../fonts/${file}.woff2') format('woff2')`,
    ...(range === undefined ? [] : [`unicode-range: ${range}`]),
  ]);

/** The families to name after the font itself, best first. */
export const fallbackFamilies = ({ family, standIns: kind }: WebFont) =>
  standIns[kind].map(({ name }) => `${family} Fallback ${name}`);

/**
 * The rules that load a font, and let local fonts take exactly its room until it is there: swapping moves nothing.
 * Every local font has a family of its own, because each needs another size.
 */
export function fontFaces(font: WebFont, metrics: readonly FontMetrics[]): string {
  const fallbacks = standIns[font.standIns].flatMap(({ name, faces }) =>
    faces.map(({ local, averageWidth }, i) => {
      const own = metrics[i];
      const weight = font.weights[i];
      if (!own || !weight) throw new Error(`${font.family} has no weight for the faces of ${name}.`);
      const size = own.averageWidth / averageWidth;
      return rule([
        `font-family: '${font.family} Fallback ${name}'`,
        `font-weight: ${weight.range}`,
        `src: ${local.map((known) => `local('${known}')`).join(', ')}`,
        `size-adjust: ${percent(size)}`,
        `ascent-override: ${percent(own.ascent / size)}`,
        `descent-override: ${percent(own.descent / size)}`,
        `line-gap-override: ${percent(own.lineGap / size)}`,
      ]);
    }),
  );
  // Of several faces with one character, browsers take the last.
  const parts = font.parts.map(({ file, range }) => face(font, file, range));
  return [face(font, font.file), ...parts, ...fallbacks].join('\n');
}
