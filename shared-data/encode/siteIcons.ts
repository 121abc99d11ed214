import sharp from 'sharp';
import type { PictureFile } from './SitePicture';

/** The clinic's mark as SVG, 48 × 56. */
export interface Mark {
  readonly logo: string;
  /** For dark backgrounds. */
  readonly logoLight: string;
}

const square = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">${content}</svg>`;
const contentOf = (svg: string) => svg.replace(/^<svg[^>]*>(.*)<\/svg>\s*$/s, '$1');

/**
 * Returns the mark on a green tile. `part` is its height as a fraction of the tile, and `radius` is the corner radius.
 */
function tile(logoLight: string, part: number, radius: number): string {
  const left = (56 - 48 * part) / 2;
  const top = (56 - 56 * part) / 2;
  const mark = `<g transform="translate(${left} ${top}) scale(${part})">${contentOf(logoLight)}</g>`;
  return square(`<rect width="56" height="56" rx="${radius}" fill="#14474A"/>${mark}`);
}

// In a dark tab bar the green frame of the mark would disappear, so it becomes ivory, as in the footer.
const favicon = (logo: string) =>
  square(
    `<style>@media (prefers-color-scheme:dark){path:first-of-type{fill:#FFFBF5}}</style>` +
      `<g transform="translate(4 0)">${contentOf(logo)}</g>`,
  );

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / 56) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** Returns a PNG inside a Windows icon file, which old browsers request as /favicon.ico. */
function icoFile(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Returns the icons for the root of the site: browser tabs, bookmarks, home screens. */
export const siteIcons = ({ logo, logoLight }: Mark): readonly PictureFile[] => [
  { name: 'favicon.svg', make: async () => Buffer.from(favicon(logo)) },
  { name: 'favicon.ico', make: async () => icoFile(await png(tile(logoLight, 0.8, 12), 32), 32) },
  { name: 'apple-touch-icon.png', make: () => png(tile(logoLight, 0.66, 0), 180) },
  { name: 'icon-192.png', make: () => png(tile(logoLight, 0.7, 12), 192) },
  { name: 'icon-512.png', make: () => png(tile(logoLight, 0.7, 12), 512) },
  { name: 'icon-maskable-512.png', make: () => png(tile(logoLight, 0.52, 0), 512) },
];
