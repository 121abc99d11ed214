/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanedSvgs } from '../encode/drawings/cleanedSvgs';
import { drawingsAmong } from '../encode/drawings/drawings';
import { isOnlyPixels } from '../encode/photographs/isOnlyPixels';
import { listPhotographs } from '../encode/photographs/listPhotographs';
import { readPhotographs } from '../encode/photographs/readPhotographs';
import { isMadeHere, type SitePicture } from '../encode/SitePicture';
import { sitePictures } from '../encode/sitePictures';
import { pictureHashes } from './pictures.generated';
import { pictureSources, socialImage, type PictureName } from './pictures';

const folder = path.join(__dirname, '../pictures');
const photographs = path.join(__dirname, '../photographs');
const { files } = listPhotographs(photographs);
let pictures: readonly SitePicture[];
beforeAll(async () => {
  const { svgs } = cleanedSvgs(path.join(__dirname, '../art'));
  const taken = await readPhotographs(photographs, files);
  pictures = sitePictures(drawingsAmong(svgs).drawings, taken.photographs, svgs.get('mark/logo-light.svg') ?? '');
});

const names = Object.values(pictureHashes).flatMap((kind) => Object.keys(kind)) as PictureName[];
const addresses = (text: string) => text.match(/\/images\/[^\s,]+/g) ?? [];

function addressesOf(name: PictureName): string[] {
  const sources = pictureSources(name);
  const files = 'svg' in sources ? [sources.svg] : addresses(`${sources.avif}, ${sources.webp}, ${sources.fallback}`);
  return [...files, socialImage(name)];
}

describe('the pictures', () => {
  it('are the ones that are drawn and photographed; if not, run `npm run pictures`', () => {
    const listed = Object.entries(pictureHashes).flatMap(([kind, hashes]) =>
      Object.entries(hashes).map(([name, hash]) => `${kind} ${name} ${hash}`),
    );
    expect(listed).toEqual(pictures.map(({ kind, name, hash }) => `${kind} ${name} ${hash}`));
  });

  it('have every file that is called for, and no stale one', () => {
    const wanted = pictures.flatMap((picture) => picture.files).map((file) => file.name);
    expect(readdirSync(folder).filter(isMadeHere).toSorted()).toEqual(wanted.toSorted());
  });

  it('tell nothing of place and camera where they are photographs; if they do, run `npm run pictures`', () => {
    const telling = files.filter(({ file }) => !isOnlyPixels(readFileSync(path.join(photographs, file))));
    expect(telling).toEqual([]);
  });

  it('are all found at the addresses a page asks for', () => {
    const missing = names
      .flatMap(addressesOf)
      .filter((address) => !existsSync(path.join(folder, path.basename(address))));
    expect(missing).toEqual([]);
  });
});

describe('pictureSources', () => {
  it('offers a scene in two formats at every width of its kind', () => {
    const sources = pictureSources('hero');
    if ('svg' in sources) throw new Error('hero is encoded');
    expect([sources.width, sources.height]).toEqual([1600, 900]);
    expect(sources.avif).toMatch(/^\/images\/hero-800\.[0-9a-f]{8}\.avif 800w, .* 1600w$/);
    expect(sources.webp.split(', ')).toHaveLength(3);
    expect(sources.fallback).toMatch(/\/hero-1200\..*\.webp$/);
  });

  it('gives a portrait as it was drawn', () => {
    expect(pictureSources('portrait-01')).toMatchObject({
      width: 400,
      svg: expect.stringMatching(/portrait-01\..*\.svg$/),
    });
  });
});

describe('socialImage', () => {
  it('is the picture of the page on a card', () => {
    expect(socialImage('event-gala')).toMatch(/^\/images\/event-gala-social\.[0-9a-f]{8}\.jpg$/);
  });

  it('is the general card for small drawings', () => {
    expect(socialImage('portrait-01')).toBe(socialImage('social-card'));
  });
});
