/** @jest-environment node */
import { socialImage } from '@site/shared-data/pictures';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unversioned } from '../Release';
import type { PageData } from '../runner/startRunner';
import type { ComposedSection } from './Composition';
import { sharedPicture, withPictures } from './pictures';
import type { RenderedSite } from './renderPages';

jest.mock('../dirs', () => ({ dirs: { root: '/site', pictures: '/site/shared-data/pictures' } }));

const walk = { picture: { name: 'event-walk', hash: '00000000', alt: 'Walkers' } };

describe('sharedPicture', () => {
  const shared = (picture: string, ...assets: string[]) => sharedPicture({ picture } as unknown as PageData, assets);

  it('is the one that the release brings, also where it is not known here', () => {
    expect(shared('event-new', 'images/event-new-social.00000000.jpg')).toBe('/images/event-new-social.00000000.jpg');
  });

  it('is the one here where the release has none yet, or the general card where it is not known', () => {
    expect(shared('event-gala')).toBe(socialImage('event-gala'));
    expect(shared('event-new')).toBe(socialImage('social-card'));
  });
});

describe('withPictures', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    await mkdir(path.join(folder, 'images'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const complete = (version: string, events: readonly object[], ...assets: readonly string[]) => {
    const section = { name: 'events', events, files: { folder, assets, version } } as unknown as ComposedSection;
    return withPictures(section, { sections: [section], pages: [] } as unknown as RenderedSite);
  };

  it('names the picture of an announced event that does not exist, and the page that shows it', async () => {
    await expect(complete(unversioned, [walk])).rejects.toThrow(
      /^events: the home page shows the picture shared-data\/pictures\/event-walk-\d+\.00000000\.avif, which does not exist; run npm run pictures$/,
    );
  });

  it('takes a picture that no page shows out of a staged release', async () => {
    await writeFile(path.join(folder, 'images/hall.avif'), 'a hall');
    const { files } = await complete(unversioned, [], 'fonts/text.woff2', 'images/hall.avif');
    expect(files.assets).toEqual(['fonts/text.woff2']);
    expect(await readdir(path.join(folder, 'images'))).toEqual([]);
  });

  it('refuses a complete release without a picture that it shows', async () => {
    await expect(complete('0123456789abcdef', [walk], 'images/hall.avif')).rejects.toThrow(
      /^events: images\/event-walk-\d+\.00000000\.avif is shown on the home page and not in the release; release it/,
    );
  });
});
