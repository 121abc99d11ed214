import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureKinds, type PictureKind } from '../src/pictureKinds';
import type { Drawing } from './drawings';

/** A file made from a drawing. Its name carries a hash of all that decides its bytes: one that exists is never made again. */
export interface PictureFile {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
}

/** Ten bits keep the skies free of bands; cut paper keeps clean edges down to this quality. */
const fine = { quality: 56, bitdepth: 10, effort: 6 } as const;
const usual = { quality: 46, bitdepth: 10, effort: 4 } as const;

/** How AVIF is encoded for the kinds that have widths. A changed value renames and re-encodes its pictures. */
const avif: Partial<Record<PictureKind, typeof fine | typeof usual>> = {
  wide: fine,
  square: fine,
  card: usual,
  share: usual,
};
const webp = { quality: 72, effort: 6, smartSubsample: true };
const jpeg = { quality: 78, mozjpeg: true };

/** A shared link shows the mark on a ground of this colour, with the picture beside it. */
const social = {
  card: { width: 1200, height: 630 },
  picture: { width: 860, height: 630 },
  mark: { width: 168, height: 196 },
  ground: '#14474A',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture with the proportions of `shape` that keeps the focus point as near to its middle as it can. */
export function cropAround([x, y]: Drawing['focus'], whole: Size, shape: Size) {
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  const start = (middle: number, part: number, length: number) =>
    Math.round(Math.min(Math.max(middle - part / 2, 0), length - part));
  return {
    left: start((whole.width * x) / 100, width, whole.width),
    top: start((whole.height * y) / 100, height, whole.height),
    width,
    height,
  };
}

/** The JPEG of a shared link, 1200 × 630. A drawing of the share kind fills it. */
async function socialCard({ svg, kind, focus }: Drawing, mark: string): Promise<Buffer> {
  const scene = sharp(Buffer.from(svg));
  if (kind === 'share') return scene.jpeg(jpeg).toBuffer();
  const part = cropAround(focus, pictureKinds[kind], social.picture);
  const picture = await scene.extract(part).resize(social.picture).png().toBuffer();
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

/**
 * The hash in the names of a drawing's files.
 * @param mark the clinic's mark for dark grounds, SVG.
 */
export function pictureHash({ kind, svg }: Drawing, mark: string): string {
  const settings = avif[kind] && ['sharp 0.35.5', pictureKinds[kind].widths, avif[kind], webp, jpeg, social, mark];
  return createHash('sha256')
    .update(JSON.stringify([svg, settings]))
    .digest('hex')
    .slice(0, 8);
}

/**
 * Every file a drawing is served as.
 * @param mark the clinic's mark for dark grounds, SVG.
 */
export function pictureFiles(drawing: Drawing, mark: string): PictureFile[] {
  const { name, kind, svg } = drawing;
  const hash = pictureHash(drawing, mark);
  const source = Buffer.from(svg);
  if (!avif[kind]) return [{ name: `${name}.${hash}.svg`, make: async () => source }];
  const files = pictureKinds[kind].widths.flatMap((width): PictureFile[] => {
    const scaled = () => sharp(source).resize(width).removeAlpha();
    return [
      { name: `${name}-${width}.${hash}.avif`, make: () => scaled().avif(avif[kind]).toBuffer() },
      { name: `${name}-${width}.${hash}.webp`, make: () => scaled().webp(webp).toBuffer() },
    ];
  });
  if (kind === 'square') return files;
  return [...files, { name: `${name}-social.${hash}.jpg`, make: () => socialCard(drawing, mark) }];
}
