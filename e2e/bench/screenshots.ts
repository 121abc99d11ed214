import { dist } from '@site/build/packages';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { takePictures } from './takePictures';

// Pictures of all pages side by side on a sheet, in the order of the addresses: for two widths, light and dark.
const tile = { width: 360, height: 480, fit: 'cover', position: 'top' } as const;
const sheet = { across: 6, shim: 12, background: '#777' };
const folder = path.join(dist, 'screenshots');

await mkdir(folder, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    const options = { viewport: { width, height: 1000 }, colorScheme };
    const tiles: Buffer[] = [];
    for await (const { picture } of takePictures(path.join(dist, 'site'), [...addresses, unknownAddress], options))
      tiles.push(await sharp(picture).resize(tile).toBuffer());
    const file = path.join(folder, `${width}-${colorScheme}.webp`);
    await sharp(tiles, { join: sheet }).webp({ quality: 80 }).toFile(file);
    console.log(path.relative(process.cwd(), file));
  }
}
