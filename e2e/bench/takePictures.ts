import { chromium } from 'playwright';
import type { BrowserContextOptions } from 'playwright';
import { previewServer } from '../../shell/preview/previewServer';
import { findChromium } from '../fixtures/page/findChromium';

/** Takes a picture of each of these pages of a site, whole. A page that the site lacks shows its 404 page. */
export async function* takePictures(site: string, addresses: readonly string[], options: BrowserContextOptions) {
  const server = await previewServer(site);
  const baseURL = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', ...options });
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    // With the pictures that nobody has scrolled to.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    yield { address, picture: await page.screenshot({ fullPage: true }) };
  }
  await browser.close();
  server.server.closeAllConnections();
  await server.close();
}
