import sharp from 'sharp';
import { icoFile } from './icoFile';
import { logo, logoLight } from './logo';
import { P } from './palette';
import type { PictureFile } from './pictureFiles';

const BODY = /^<svg[^>]*>(.*)<\/svg>$/;
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">${content}</svg>`;
const bodyOf = (mark: string) => mark.replace(BODY, '$1');

/** The mark on a green tile; `part` is its height as a part of the tile's, `round` the radius of the corners. */
function tile(part: number, round: number): Buffer {
  const left = (56 - 48 * part) / 2;
  const top = (56 - 56 * part) / 2;
  const mark = `<g transform="translate(${left} ${top}) scale(${part})">${bodyOf(logoLight)}</g>`;
  return Buffer.from(svg(`<rect width="56" height="56" rx="${round}" fill="${P.pine8}"/>${mark}`));
}

// In a dark tab bar the green frame of the mark would vanish: there it turns ivory, as in the footer.
const favicon = svg(
  `<style>@media (prefers-color-scheme:dark){path:first-of-type{fill:${P.ivory}}}</style>` +
    `<g transform="translate(4 0)">${bodyOf(logo)}</g>`,
);
const png = (source: Buffer, size: number) =>
  sharp(source, { density: 72 * Math.ceil(size / 56) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** The icons of the site's root: browser tabs, bookmarks, home screens. */
export const siteIcons: readonly PictureFile[] = [
  { name: 'favicon.svg', make: async () => Buffer.from(favicon) },
  { name: 'favicon.ico', make: async () => icoFile(await png(tile(0.8, 12), 32), 32) },
  { name: 'apple-touch-icon.png', make: () => png(tile(0.66, 0), 180) },
  { name: 'icon-192.png', make: () => png(tile(0.7, 12), 192) },
  { name: 'icon-512.png', make: () => png(tile(0.7, 12), 512) },
  { name: 'icon-maskable-512.png', make: () => png(tile(0.52, 0), 512) },
];
