/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanedSvgs } from './drawings/cleanedSvgs';
import { drawingsAmong } from './drawings/drawings';
import { filmNames, isFilm } from './film/filmScenes';
import { isOnlyPixels } from './photographs/isOnlyPixels';
import { listPhotographs } from './photographs/listPhotographs';
import { readPhotographs } from './photographs/readPhotographs';
import { isMadeHere, type SitePicture } from './SitePicture';
import { sitePictures } from './sitePictures';
import { pictureHashes } from '../src/pictures.generated';
import { pictureSources, socialImage, type PictureName } from '../src/pictures';

const folder = path.join(__dirname, '../pictures');
const photographs = path.join(__dirname, '../photographs');
const { files } = listPhotographs(photographs);
let pictures: readonly SitePicture[];
let drawn: ReadonlyMap<string, string>;
beforeAll(async () => {
  const { svgs } = cleanedSvgs(path.join(__dirname, '../art'));
  drawn = svgs;
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
  it('match the drawings and photographs; if not, run `npm run pictures`', () => {
    const listed = Object.entries(pictureHashes).flatMap(([kind, hashes]) =>
      Object.entries(hashes).map(([name, hash]) => `${kind} ${name} ${hash}`),
    );
    expect(listed).toEqual(pictures.map(({ kind, name, hash }) => `${kind} ${name} ${hash}`));
  });

  it('have every file, and no stale one', () => {
    const wanted = pictures.flatMap((picture) => picture.files).map((file) => file.name);
    expect(readdirSync(folder).filter(isMadeHere).toSorted()).toEqual(wanted.toSorted());
  });

  it('contain no location or camera of photographs; if they do, run `npm run pictures`', () => {
    const telling = files.filter(({ file }) => !isOnlyPixels(readFileSync(path.join(photographs, file))));
    expect(telling).toEqual([]);
  });

  it('have the current film, and no earlier one; if not, run `npm run pictures`', () => {
    const films = readdirSync(path.join(__dirname, '../../shell/static/images')).filter(isFilm);
    expect(films.toSorted()).toEqual(Object.values(filmNames(drawn)).toSorted());
  });

  it('exist at the addresses that pages use', () => {
    const missing = names
      .flatMap(addressesOf)
      .filter((address) => !existsSync(path.join(folder, path.basename(address))));
    expect(missing).toEqual([]);
  });
});
