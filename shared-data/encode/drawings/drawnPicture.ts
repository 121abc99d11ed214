import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureKinds, type PictureKind } from '../../src/pictureKinds';
import { cropAround } from '../cropAround';
import type { Drawing } from './drawings';
import { drawnName, encoder, scaledName, socialName, type PictureFile, type SitePicture } from '../SitePicture';
import { social, socialCard } from '../socialCard';

/** Ten bits avoid bands in skies. Paper cuts keep clean edges down to this quality. */
const fine = { quality: 56, bitdepth: 10, effort: 6 } as const;
const usual = { quality: 46, bitdepth: 10, effort: 4 } as const;

/** The AVIF options of the kinds with widths. A changed value renames and encodes their pictures again. */
const avif: Partial<Record<PictureKind, typeof fine | typeof usual>> = {
  wide: fine,
  square: fine,
  card: usual,
  share: usual,
};
const webp = { quality: 72, effort: 6, smartSubsample: true };
const jpeg = { quality: 78, mozjpeg: true };

/** Returns the picture for shared links. A drawing of the kind 'share' fills it. */
async function socialOf({ svg, kind, focus }: Drawing, mark: string): Promise<Buffer> {
  const scene = sharp(Buffer.from(svg));
  if (kind === 'share') return scene.jpeg(jpeg).toBuffer();
  const part = cropAround(focus, pictureKinds[kind], social.picture);
  return socialCard(await scene.extract(part).resize(social.picture).png().toBuffer(), mark, jpeg);
}

function hashOf({ kind, svg }: Drawing, mark: string): string {
  const settings = avif[kind] && [encoder, pictureKinds[kind].widths, avif[kind], webp, jpeg, social, mark];
  return createHash('sha256')
    .update(JSON.stringify([svg, settings]))
    .digest('hex')
    .slice(0, 8);
}

/**
 * Returns a drawing with all its files.
 * @param mark the clinic's mark for dark backgrounds, as SVG.
 */
export function drawnPicture(drawing: Drawing, mark: string): SitePicture {
  const { name, kind, svg } = drawing;
  const hash = hashOf(drawing, mark);
  const picture = { kind, name, hash, source: `art/${kind}/${name}.svg` };
  const bytes = Buffer.from(svg);
  if (!avif[kind]) return { ...picture, files: [{ name: drawnName(name, hash), make: async () => bytes }] };
  const scaled = pictureKinds[kind].widths.flatMap((width): PictureFile[] => {
    const scene = () => sharp(bytes).resize(width).removeAlpha();
    return [
      { name: scaledName(name, width, hash, 'avif'), make: () => scene().avif(avif[kind]).toBuffer() },
      { name: scaledName(name, width, hash, 'webp'), make: () => scene().webp(webp).toBuffer() },
    ];
  });
  const card = { name: socialName(name, hash), make: () => socialOf(drawing, mark) };
  return { ...picture, files: kind === 'square' ? scaled : [...scaled, card] };
}
