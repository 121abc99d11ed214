import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { fallbackFaces, webFaces } from './fontFaces';
import { fontMetrics } from './fontMetrics';
import { webFonts, type WebFont } from './webFonts';

const here = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);
const between = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

// Basic Latin, the letters of Spanish, and punctuation of the texts.
const CHARACTERS = `${between(0x20, 0x7e)}ÁÉÍÓÚÜÑáéíóúüñ\u00a0–—‘’“”…·•×©®°½`;

/** Returns the characters of a `unicode-range`. */
const charactersIn = (range: string) =>
  range
    .split(', ')
    .map((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return between(first, last);
    })
    .join('');

/** Writes a font file with only the given characters. */
async function write(original: Buffer, { axes, features }: WebFont, file: string, characters: string) {
  const small = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(path.join(here, `${file}.woff2`), small);
  console.log(`${file}.woff2: ${(small.length / 1024).toFixed(1)} KB`);
}

async function subset(font: WebFont) {
  const { source, file, parts, axes, weights } = font;
  const original = readFileSync(resolve(source));
  await write(original, font, file, CHARACTERS);
  for (const part of parts) await write(readFileSync(resolve(part.source)), font, part.file, charactersIn(part.range));
  copyFileSync(path.join(resolve(source), '../../LICENSE'), path.join(here, `${file}.LICENSE.txt`));
  const measured = weights.map(async ({ measured: wght }) =>
    fontMetrics(
      await subsetFont(original, null, {
        targetFormat: 'sfnt',
        keepAllGlyphs: true,
        variationAxes: { ...axes, wght },
      }),
    ),
  );
  return Promise.all(measured);
}

/** Reduces each font to the characters of the site, and writes the styles that load it. */
export async function subsetFonts(): Promise<void> {
  const fallbacks: string[] = [];
  for (const font of webFonts) fallbacks.push(fallbackFaces(font, await subset(font)));
  const target = path.join(here, '../src/styles/fonts.css');
  // The first rule contains all the site's fonts, so that the script in each page can remove them (`startScript`).
  const css = [
    "/* Written by `npm run fonts`: the site's fonts, and local fallbacks of the same size while they load. */",
    `@media screen, print {\n${webFonts.map(webFaces).join('\n')}}\n`,
    ...fallbacks,
  ].join('\n');
  writeFileSync(target, await format(css, { ...(await resolveConfig(target)), filepath: target }));
}
