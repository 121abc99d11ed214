import sharp from 'sharp';
import type { PictureKind } from '../src/pictureKinds';

/**
 * A file made from a picture. The hash in its name covers everything that affects its bytes, so an existing file is
 * never made again.
 */
export interface PictureFile {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
}

/** A picture of the site with all its files. */
export interface SitePicture {
  readonly kind: PictureKind;
  readonly name: string;
  /** The file it is made from: 'art/card/event-gala.svg'. */
  readonly source: string;
  /** The hash in the names of its files. */
  readonly hash: string;
  readonly files: readonly PictureFile[];
}

/** The encoder. Another version renames and encodes every picture again, except small drawings. */
export const encoder = `sharp ${sharp.versions.sharp}`;

/** The names of generated files, which `isMadeHere` recognizes. */
export const scaledName = (name: string, width: number, hash: string, format: 'avif' | 'webp') =>
  `${name}-${width}.${hash}.${format}`;
export const socialName = (name: string, hash: string) => `${name}-social.${hash}.jpg`;
export const drawnName = (name: string, hash: string) => `${name}.${hash}.svg`;

/** Returns whether a file has such a name. All other files belong to somebody, and stay. */
export const isMadeHere = (file: string) =>
  /^[a-z0-9-]+(-\d+\.[0-9a-f]{8}\.(avif|webp)|-social\.[0-9a-f]{8}\.jpg|\.[0-9a-f]{8}\.svg)$/.test(file);
