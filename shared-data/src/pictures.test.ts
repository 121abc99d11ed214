/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDrawings } from '../art/drawings';
import { pictureFiles, pictureHash } from '../art/pictureFiles';
import { pictureHashes } from './pictures.generated';
import { pictureSources, socialImage, type PictureName } from './pictures';

const folder = path.join(__dirname, '../pictures');
const art = path.join(__dirname, '../art');
const drawings = readDrawings(art);
const mark = readFileSync(path.join(art, 'mark/logo-light.svg'), 'utf8');
const names = Object.values(pictureHashes).flatMap((kind) => Object.keys(kind)) as PictureName[];
const addresses = (text: string) => text.match(/\/images\/[^\s,]+/g) ?? [];

function addressesOf(name: PictureName): string[] {
  const sources = pictureSources(name);
  const files = 'svg' in sources ? [sources.svg] : addresses(`${sources.avif}, ${sources.webp}, ${sources.fallback}`);
  return [...files, socialImage(name)];
}

describe('the pictures', () => {
  it('are the ones that are drawn; if not, run `npm run pictures`', () => {
    const drawn = drawings.map((drawing) => `${drawing.kind} ${drawing.name} ${pictureHash(drawing, mark)}`);
    const listed = Object.entries(pictureHashes).flatMap(([kind, hashes]) =>
      Object.entries(hashes).map(([name, hash]) => `${kind} ${name} ${hash}`),
    );
    expect(listed.toSorted()).toEqual(drawn.toSorted());
  });

  it('have every file the drawings call for, and no other', () => {
    const wanted = drawings.flatMap((drawing) => pictureFiles(drawing, mark)).map((file) => file.name);
    expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
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
