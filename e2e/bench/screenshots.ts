import { dist } from '@site/build/packages';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { previewServer } from '../../shell/preview/previewServer';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { findChromium } from '../fixtures/page/findChromium';

const tile = { width: 360, height: 480 };
const gap = 12;
const columns = 6;
const folder = path.join(dist, 'screenshots');

/** Puts pictures of pages side by side on one sheet, in the order of the addresses. */
async function contactSheet(shots: readonly Buffer[], file: string): Promise<void> {
  const tiles = shots.map(async (shot, index) => ({
    input: await sharp(shot)
      .resize({ ...tile, fit: 'cover', position: 'top' })
      .toBuffer(),
    left: (index % columns) * (tile.width + gap),
    top: Math.floor(index / columns) * (tile.height + gap),
  }));
  const width = columns * (tile.width + gap);
  const height = Math.ceil(shots.length / columns) * (tile.height + gap);
  const sheet = sharp({ create: { width, height, channels: 3, background: '#777' } });
  await sheet
    .composite(await Promise.all(tiles))
    .webp({ quality: 80 })
    .toFile(file);
}

await mkdir(folder, { recursive: true });
const server = await previewServer(path.join(dist, 'site'));
const baseURL = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    const viewport = { width, height: 1000 };
    const page = await browser.newPage({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
    const shots: Buffer[] = [];
    for (const address of [...addresses, unknownAddress]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      shots.push(await page.screenshot({ fullPage: true }));
    }
    const file = path.join(folder, `${width}-${colorScheme}.webp`);
    await contactSheet(shots, file);
    console.log(path.relative(process.cwd(), file));
    await page.close();
  }
}
await browser.close();
server.server.closeAllConnections();
await server.close();
