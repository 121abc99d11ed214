import { pictureHashes } from './pictures.generated';
import { pictureKinds, type PictureKind } from './pictureKinds';

/**
 * The name of any picture of the site. Write it in one piece: a script only has the pictures that it names
 * (`shell/build/webpack/withoutUnusedPictures.js`).
 */
export type PictureName = { [Kind in PictureKind]: keyof (typeof pictureHashes)[Kind] }[PictureKind];

/** The picture of an entry: its name in the table of pictures, and its alternative text. */
export type { EntryImage } from '../schemas/Content';

/**
 * A scene or a photograph in several widths: two `srcset` values, and an address for browsers without these formats.
 */
export interface EncodedSources {
  readonly width: number;
  readonly height: number;
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
}

/** A small drawing that is sent as SVG. */
export interface DrawnSources {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

export type PictureSources = EncodedSources | DrawnSources;

/** A 4:3 picture of another release, by the name and the hash of its files there. */
export interface CardPicture {
  readonly name: string;
  readonly hash: string;
}

/** Returns the kind of a picture, and the hash in its file names. */
export function findPicture(name: PictureName): { kind: PictureKind; hash: string } {
  for (const [kind, hashes] of Object.entries<Readonly<Record<string, string>>>(pictureHashes)) {
    const hash = hashes[name];
    if (hash) return { kind: kind as PictureKind, hash };
  }
  throw new Error(`There is no picture named “${name}”.`);
}

/** Returns the attributes for the `<img>` or `<picture>` of a picture, except its alternative text. */
export function pictureSources(picture: PictureName | CardPicture): PictureSources {
  const { name, kind, hash } =
    typeof picture === 'string' ? { name: picture, ...findPicture(picture) } : { ...picture, kind: 'card' as const };
  const { width, height, widths } = pictureKinds[kind];
  const fallback = widths.at(-2);
  if (!fallback) return { width, height, svg: `/images/${name}.${hash}.svg` };
  const address = (at: number, format: string) => `/images/${name}-${at}.${hash}.${format}`;
  const srcset = (format: string) => widths.map((at) => `${address(at, format)} ${at}w`).join(', ');
  return { width, height, avif: srcset('avif'), webp: srcset('webp'), fallback: address(fallback, 'webp') };
}

/** Returns the address of the picture for shared links, 1200 × 630. A small drawing has the general one. */
export function socialImage(name: PictureName): string {
  const { kind, hash } = findPicture(name);
  return kind === 'wide' || kind === 'card' || kind === 'share'
    ? `/images/${name}-social.${hash}.jpg`
    : socialImage('social-card');
}
