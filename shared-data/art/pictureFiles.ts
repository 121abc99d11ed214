import sharp from 'sharp';
import { pictureKinds } from '../src/pictureKinds';
import type { Drawing } from './drawings';
import { recipe } from './recipe';
import { socialCard } from './socialCard';

/** A file made from a drawing: its name tells what is in it, so an existing one never needs to be made again. */
export interface PictureFile {
  name: string;
  make: () => Promise<Buffer>;
}

/** Every file a drawing is served as. */
export function pictureFiles(drawing: Drawing): PictureFile[] {
  const { name, kind, hash, svg } = drawing;
  const source = Buffer.from(svg);
  const how = recipe(kind);
  if (!how) return [{ name: `${name}.${hash}.svg`, make: async () => source }];
  const files = pictureKinds[kind].widths.flatMap((width): PictureFile[] => {
    const scaled = () => sharp(source).resize(width).removeAlpha();
    return [
      { name: `${name}-${width}.${hash}.avif`, make: () => scaled().avif(how.avif).toBuffer() },
      { name: `${name}-${width}.${hash}.webp`, make: () => scaled().webp(how.webp).toBuffer() },
    ];
  });
  if (kind === 'square') return files;
  return [...files, { name: `${name}-social.${hash}.jpg`, make: () => socialCard(drawing, how.social) }];
}
