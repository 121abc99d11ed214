/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ComposedSection, Composition } from './Composition';
import { unversioned } from '../stage/Change';
import { withPictures } from './pictures';

jest.mock('../dirs', () => ({ dirs: { root: '/site', pictures: '/site/shared-data/pictures' } }));

describe('withPictures', () => {
  it('names the picture of an announced event that does not exist, and the page that shows it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    const events = [{ picture: { name: 'event-walk', hash: '00000000', alt: 'Walkers' } }];
    const files = { folder, assets: [], version: unversioned };
    const section = { name: 'events', events, files } as unknown as ComposedSection;
    const composition = { sections: [section] } as unknown as Composition;
    await expect(withPictures(section, composition, [])).rejects.toThrow(
      /^events: the home page shows the picture shared-data\/pictures\/event-walk-\d+\.00000000\.avif, which does not exist; run npm run pictures$/,
    );
    await rm(folder, { recursive: true });
  });
});
