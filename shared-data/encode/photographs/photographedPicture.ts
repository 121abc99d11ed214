import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureBudget, pictureKinds } from '../../src/pictureKinds';
import { cropAround, type Size } from '../cropAround';
import type { Photograph } from './readPhotographs';
import { encoder, scaledName, socialName, type PictureFile, type SitePicture } from '../SitePicture';
import { social, socialCard } from '../socialCard';

/** The qualities of each format, best first. Grass and knitwear need more bytes than a face in front of a wall. */
const qualities = { avif: [54, 42, 32, 24], webp: [76, 58, 40, 24, 12], jpeg: [78, 60, 44] };
const avif = { effort: 4 };
const webp = { effort: 5, smartSubsample: true };
const jpeg = { mozjpeg: true };

/**
 * Crops a photograph to the shape of a size: around its focus point, or else around its most salient part (skin, color,
 * edges).
 */
async function cropTo(size: Size, { master, width, height, focus }: Photograph): Promise<Buffer> {
  const whole = sharp(master);
  const cropped = focus
    ? whole.extract(cropAround(focus, { width, height }, size)).resize(size.width, size.height)
    : whole.resize(size.width, size.height, { position: 'attention' });
  return cropped.png({ compressionLevel: 1 }).toBuffer();
}

/** Returns the best file within the size limit of a release. */
async function lightEnough(steps: readonly number[], encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (const quality of steps) {
    const file = await encode(quality);
    if (file.length <= pictureBudget) return file;
  }
  throw new Error(`has more than ${pictureBudget} bytes at any quality. Choose one with less detail`);
}

async function socialOf(photograph: Photograph, mark: string): Promise<Buffer> {
  const isWhole = photograph.kind === 'share';
  const part = await cropTo(isWhole ? social.card : social.picture, photograph);
  return lightEnough(qualities.jpeg, (quality) =>
    isWhole
      ? sharp(part)
          .jpeg({ ...jpeg, quality })
          .toBuffer()
      : socialCard(part, mark, { ...jpeg, quality }),
  );
}

function hashOf({ kind, master, focus }: Photograph, mark: string): string {
  const settings = [encoder, pictureKinds[kind], qualities, avif, webp, jpeg, social, mark, pictureBudget];
  return createHash('sha256')
    .update(master)
    .update(JSON.stringify([focus, settings]))
    .digest('hex')
    .slice(0, 8);
}

/**
 * Returns a photograph with all its files, which contain only pixels.
 * @param mark the clinic's mark for dark backgrounds, as SVG.
 */
export function photographedPicture(photograph: Photograph, mark: string): SitePicture {
  const { name, kind, masterFile } = photograph;
  const hash = hashOf(photograph, mark);
  let cropped: Promise<Buffer> | undefined;
  const scaled = pictureKinds[kind].widths.flatMap((width): PictureFile[] => {
    const scene = async () => sharp(await (cropped ??= cropTo(pictureKinds[kind], photograph))).resize(width);
    const makeAvif = async (quality: number) => (await scene()).avif({ ...avif, quality }).toBuffer();
    const makeWebp = async (quality: number) => (await scene()).webp({ ...webp, quality }).toBuffer();
    return [
      { name: scaledName(name, width, hash, 'avif'), make: () => lightEnough(qualities.avif, makeAvif) },
      { name: scaledName(name, width, hash, 'webp'), make: () => lightEnough(qualities.webp, makeWebp) },
    ];
  });
  const hasCard = kind === 'wide' || kind === 'card' || kind === 'share';
  const card = { name: socialName(name, hash), make: () => socialOf(photograph, mark) };
  return { kind, name, hash, source: `photographs/${masterFile}`, files: hasCard ? [...scaled, card] : scaled };
}
