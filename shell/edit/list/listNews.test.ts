/** @jest-environment node */
import { withEntries } from '@site/shared-data/fixtures/entriesCopy';
import { loadContent } from '@site/shared-data/compile/loadContent';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listedGroups } from './listedGroups';
import { listedDrafts, listedFiles } from './listNews';

const draft = { id: '0123456789abcdef', page: 'fedcba9876543210', at: '2027-01-02T03:04:05Z', pictures: [] };

describe('listNews', () => {
  it('names files with their group, and a removed entry by its file, in the order of git', async () => {
    await withEntries(async ({ folder }) => {
      const [one = ''] = readdirSync(path.join(folder, 'events')).filter((name) => name !== 'list.yaml');
      const groups = listedGroups(loadContent(folder), '');
      const listed = listedFiles(folder, groups, ['events/gone-gala.yaml', `events/${one}`]);
      expect(listed).toEqual([
        { file: 'events/gone-gala.yaml', name: 'gone-gala' },
        { file: `events/${one}`, name: expect.stringMatching(/^Events: ./) as string },
      ]);
    });
  });

  it('names a draft by its text, or else by its file, and links to it', async () => {
    await withEntries(async ({ folder }) => {
      const named = listedDrafts(folder, [
        { ...draft, kind: 'events', file: null, fields: [['title', 'Spring Tea']] },
        { ...draft, kind: 'events', file: null, fields: [] },
        { ...draft, kind: 'events', file: 'events/gone-gala.yaml', fields: [] },
      ]);
      expect(named.map(({ name }) => name)).toEqual(['Events: Spring Tea', 'Events: a new one', 'Events: gone-gala']);
      expect(named.map(({ address }) => new URL(address, 'http://form.test').searchParams.get('draft'))).toEqual(
        Array(3).fill(draft.id),
      );
      const [, added, kept] = named.map(({ address }) => new URL(address, 'http://form.test').searchParams);
      expect([added?.get('kind'), kept?.get('file')]).toEqual(['events', 'events/gone-gala.yaml']);
    });
  });
});
