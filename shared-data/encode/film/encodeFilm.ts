import { presentChromium } from '@site/build/chromium';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { sampleFilm } from '../../src/sampleFilm';
import type { drawFilm, FilmPlan } from './drawFilm';
import { filmFormats, filmScenes, filmSettings, type FilmFormat, type FilmScene } from './filmScenes';

/**
 * A secure origin, which browsers require for video encoding. The test answers every request here, so nothing leaves
 * this machine.
 */
const address = 'https://film.example/';

/** The files that the page loads, by the end of their address. */
function servedText(url: string): { body: string; contentType: string } {
  const script = (file: string) => ({ body: readFileSync(file, 'utf8'), contentType: 'text/javascript' });
  if (url.endsWith('/drawFilm.js')) return script(path.join(import.meta.dirname, 'drawFilm.js'));
  if (url.endsWith('/mediabunny.js')) {
    const main = createRequire(import.meta.url).resolve('mediabunny');
    return script(path.join(main.slice(0, main.lastIndexOf('dist')), 'dist/bundles/mediabunny.min.mjs'));
  }
  const imports = JSON.stringify({ imports: { mediabunny: '/mediabunny.js' } });
  return { body: `<!doctype html><script type="importmap">${imports}</script>`, contentType: 'text/html' };
}

/** Returns the plan of the film. Each drawing is a PNG in a data URL, large enough for its closest view. */
async function filmPlan(svgs: ReadonlyMap<string, string>, format: FilmFormat): Promise<FilmPlan> {
  const { width, height, seconds, scenes: begins } = sampleFilm;
  const planned = filmScenes.map(async ({ drawing, from, to }, place) => {
    const image = sharp(Buffer.from(svgs.get(drawing) ?? ''), { density: 144 });
    const png = await image.resize(2000).png().toBuffer();
    return {
      picture: `data:image/png;base64,${png.toString('base64')}`,
      begins: begins[place] ?? 0,
      ends: (begins[place + 1] ?? seconds) + filmSettings.fade,
      from,
      to,
    };
  });
  return { format, width, height, seconds, ...filmSettings, scenes: await Promise.all(planned) };
}

const encodeIn = (page: Page, plan: FilmPlan) =>
  page.evaluate(async (given) => {
    const module = (await import('/drawFilm.js' as string)) as { drawFilm: typeof drawFilm };
    return module.drawFilm(given);
  }, plan);

/** Returns the poster of the film as WebP. */
async function firstPicture(svgs: ReadonlyMap<string, string>, { drawing, from }: FilmScene): Promise<Buffer> {
  const { width, height } = sampleFilm;
  const image = sharp(Buffer.from(svgs.get(drawing) ?? ''), { density: 144 }).resize(2000);
  const [left, top, across] = from.map((part) => Math.round(part * 2000)) as [number, number, number];
  const part = { left, top, width: across, height: Math.round((across * height) / width) };
  return sharp(await image.png().toBuffer())
    .extract(part)
    .resize(width, height)
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
}

/**
 * Encodes the film of the clinic's story from the drawings of its scenes: WebM (VP9), MP4 (H.264) and a poster. It has
 * no sound. Chromium encodes it, because every machine with the browser tests has one.
 * @param svgs the texts of the drawings by path: 'wide/hero.svg'.
 * @throws Error with one line if this machine has no Chromium.
 */
export async function encodeFilm(svgs: ReadonlyMap<string, string>): Promise<Record<FilmFormat | 'poster', Buffer>> {
  const executablePath = presentChromium();
  if (!executablePath) throw new Error('Chromium encodes the film, and this machine has none; install it');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.route(`${address}**`, (route) => route.fulfill(servedText(route.request().url())));
    await page.goto(address);
    const encoded = filmFormats.map(async (format) => {
      const text = await encodeIn(page, await filmPlan(svgs, format));
      return [format, Buffer.from(text, 'base64')] as const;
    });
    const files = Object.fromEntries(await Promise.all(encoded)) as Record<FilmFormat, Buffer>;
    return { ...files, poster: await firstPicture(svgs, filmScenes[0]) };
  } finally {
    await browser.close();
  }
}
