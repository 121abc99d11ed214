import sharp, { type JpegOptions } from 'sharp';

/** The layout of the picture for shared links: the mark on a background of this color, next to the picture. */
export const social = {
  card: { width: 1200, height: 630 },
  picture: { width: 860, height: 630 },
  mark: { width: 168, height: 196 },
  ground: '#14474A',
};

/**
 * Returns the picture for shared links as a JPEG, 1200 × 630.
 * @param picture a picture in the size of `social.picture`.
 * @param mark the clinic's mark for dark backgrounds, as SVG.
 */
export async function socialCard(picture: Buffer, mark: string, jpeg: JpegOptions): Promise<Buffer> {
  const left = social.card.width - social.picture.width;
  const sign = await sharp(Buffer.from(mark)).resize(social.mark).png().toBuffer();
  return sharp({ create: { ...social.card, channels: 3, background: social.ground } })
    .composite([
      { input: picture, left, top: 0 },
      { input: sign, left: (left - social.mark.width) / 2, top: (social.card.height - social.mark.height) / 2 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}
