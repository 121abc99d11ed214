import { dist } from '@site/build/packages';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { runCommand } from '../../shell/cli/runCommand';
import { dirs } from '../../shell/compose/dirs';
import { changeSummary } from './changeSummary';
import { composePreview } from '../../shell/cli/composePreview';
import { previewServer } from '../../shell/preview/previewServer';
import { findChromium } from '../fixtures/page/findChromium';

// What a reviewer of a pull request looks at: the live site with some sections exchanged, as `npm run preview -- --with`
// composes it, with a summary and pictures of every page that differs, before and after.
const folder = path.join(dist, 'review');

/** Takes a picture of each page at both widths. A page that one site lacks shows its 404 page. */
async function takePictures(site: string, pages: readonly string[], when: string): Promise<void> {
  const server = await previewServer(site);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 1000 }, reducedMotion: 'reduce' });
    for (const address of pages) {
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      // A page is taken whole, with the pictures that nobody has scrolled to.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      const name = address.slice(1).replaceAll('/', '-') || 'home';
      await page.screenshot({ fullPage: true, path: path.join(folder, `${name}-${width}-${when}.png`) });
    }
    await page.close();
  }
  await browser.close();
  server.server.closeAllConnections();
  await server.close();
}

await runCommand(async () => {
  const site = await composePreview(process.argv.slice(2));
  const { pages, text } = await changeSummary(dirs.site, site);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // A footer that changes makes pictures of every page, which take minutes.
  await writeFile(path.join(folder, 'summary.md'), text);
  console.log(text);
  await takePictures(dirs.site, pages, 'before');
  await takePictures(site, pages, 'after');
});
