import sharp, { type JpegOptions } from 'sharp';
import { pictureKinds } from '../src/pictureKinds';
import { cropAround } from './cropAround';
import type { Drawing } from './drawings';
import { logoLight } from './logo';
import { P } from './palette';

const CARD = { width: 1200, height: 630 };
const PICTURE = { width: 860, height: 630 };
const MARK = { width: 168, height: 196 };
const GROUND = CARD.width - PICTURE.width;

/** What a shared link shows: the mark on a brand ground with the scene beside it. The share scene fills the whole card. */
export async function socialCard({ svg, kind, focus }: Drawing, jpeg: JpegOptions): Promise<Buffer> {
  const scene = sharp(Buffer.from(svg));
  if (kind === 'share') return scene.jpeg(jpeg).toBuffer();
  const cut = await scene
    .extract(cropAround(focus, pictureKinds[kind], PICTURE))
    .resize(PICTURE)
    .png()
    .toBuffer();
  const mark = await sharp(Buffer.from(logoLight)).resize(MARK).png().toBuffer();
  return sharp({ create: { ...CARD, channels: 3, background: P.pine8 } })
    .composite([
      { input: cut, left: GROUND, top: 0 },
      { input: mark, left: (GROUND - MARK.width) / 2, top: (CARD.height - MARK.height) / 2 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}
