import sharp from 'sharp';
import type { PictureKind } from '../src/pictureKinds';

/** A file made from a picture. Its name carries a hash of all that decides its bytes: one that exists is never made again. */
export interface PictureFile {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
}

/** A picture of the site and every file it is served as. */
export interface SitePicture {
  readonly kind: PictureKind;
  readonly name: string;
  /** The file it is made from: 'art/card/event-gala.svg'. */
  readonly source: string;
  /** What the names of its files carry. */
  readonly hash: string;
  readonly files: readonly PictureFile[];
}

/** The program that encodes: another version renames and re-encodes every picture but the small drawings. */
export const encoder = `sharp ${sharp.versions.sharp}`;

/** The names of what is made from a picture, as `isMadeHere` knows them again. */
export const scaledName = (name: string, width: number, hash: string, format: 'avif' | 'webp') =>
  `${name}-${width}.${hash}.${format}`;
export const socialName = (name: string, hash: string) => `${name}-social.${hash}.jpg`;
export const drawnName = (name: string, hash: string) => `${name}.${hash}.svg`;

/** Whether a file bears such a name. Whatever does not was put there by somebody, and stays. */
export const isMadeHere = (file: string) =>
  /^[a-z0-9-]+(-\d+\.[0-9a-f]{8}\.(avif|webp)|-social\.[0-9a-f]{8}\.jpg|\.[0-9a-f]{8}\.svg)$/.test(file);
