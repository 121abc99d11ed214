import type { FontMetrics } from './fontMetrics';
import { standIns } from './standIns';
import type { WebFont } from './webFonts';

/**
 * Formats a percentage with one decimal. The error is less than half a pixel a line, and every page contains these
 * values.
 */
const percent = (part: number) => `${+(part * 100).toFixed(1)}%`;
const rule = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/** Returns the `@font-face` rule of the font, or of a part of it. */
const face = ({ family, weights, display }: WebFont, file: string, range?: string) =>
  rule([
    `font-family: '${family} Variable'`,
    // The rule covers all weights, so that no browser synthesizes bold letters.
    `font-weight: ${weights.length > 1 ? '400 700' : '100 900'}`,
    `font-display: ${display}`,
    `src: url('../../fonts/${file}.woff2') format('woff2')`,
    ...(range === undefined ? [] : [`unicode-range: ${range}`]),
  ]);

/** Returns the fallback families of a font, best first. */
export const fallbackFamilies = ({ family, standIns: kind }: WebFont) =>
  standIns[kind].map(({ name, faces }) => (faces ? `${family} Fallback ${name}` : name));

/** Returns the rules that load a font and its parts. If several faces have a character, browsers use the last one. */
export const webFaces = (font: WebFont) =>
  [face(font, font.file), ...font.parts.map(({ file, range }) => face(font, file, range))].join('\n');

/**
 * Returns the rules that adjust local fonts to the size of a font until it arrives, so that nothing moves. Each local font has its
 * own family, because each needs another size. The gaps between lines stay as they are: all text has a line height.
 */
export function fallbackFaces(font: WebFont, metrics: readonly FontMetrics[]): string {
  const fallbacks = standIns[font.standIns].flatMap(({ name, faces = [] }) =>
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
      ]);
    }),
  );
  return fallbacks.join('\n');
}
