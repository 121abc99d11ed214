/** @jest-environment node */
import { siteOrigin } from '@site/shared-data/siteFacts';
import { rmSync } from 'node:fs';
import { dirs } from '../../system/dirs';
import { atOrigin, renderDocuments } from './renderDocuments';

jest.mock('../../system/dirs', () => {
  const { dirs: all } = jest.requireActual<{ dirs: object }>('../../system/dirs');
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return { dirs: { ...all, cache: `${tmpdir()}/documents-${process.pid}` } };
});
const mockAsk = jest.fn(async (kind: string, _: unknown, { region }: { region?: string }) =>
  kind === 'renderDocument' ? `<html>${region}` : 'list()',
);
jest.mock('../runner/startRunner', () => ({
  withRunner: (use: (runner: unknown) => unknown) => use({ ask: mockAsk, limitTime: () => {} }),
}));
jest.mock('./renderSection', () => ({ loadShell: async () => ({}) }));
afterAll(() => rmSync(dirs.cache, { recursive: true, force: true }));

const home = siteOrigin.value;

describe('structured data', () => {
  it('names the origin of the composed site at any depth', () => {
    const data = [{ '@type': 'Event', url: `${home}/events`, organizer: { '@id': `${home}/#clinic`, url: home } }];
    expect(atOrigin(data, 'https://morning.test')).toEqual([
      {
        '@type': 'Event',
        url: 'https://morning.test/events',
        organizer: { '@id': 'https://morning.test/#clinic', url: 'https://morning.test' },
      },
    ]);
  });

  it('keeps texts and the addresses of other sites', () => {
    const data = [{ '@type': 'Event', url: `${home}.evil.test/`, name: `See ${home}` }];
    expect(atOrigin(data, 'https://morning.test')).toEqual(data);
  });
});

describe('renderDocuments', () => {
  /** Renders a page of a section. Returns its document, and how many documents the shell had to write. */
  async function rendered(region: string, version = 'v1', day = '2026-11-24') {
    mockAsk.mockClear();
    const release = { version, folder: '', name: 'shell', assets: [], script: { file: 'shell.js', integrity: '' } };
    const head = { title: '', description: '', structuredData: [] };
    const page = { address: '/club', owner: 'club', head, region, names: [], links: [], images: [], mark: null };
    const site = { day, origin: home, demo: false, events: [], sections: [], areAlone: true };
    const given = [{ name: 'shell', release }, [page], site] as unknown as Parameters<typeof renderDocuments>;
    const { pages } = await renderDocuments(...given);
    return [pages[0]?.html, mockAsk.mock.calls.filter(([kind]) => kind === 'renderDocument').length];
  }

  it('keeps both pages of two sections that claim one address, for the check that names them', async () => {
    const release = {
      version: 'v3',
      folder: '',
      name: 'shell',
      assets: [],
      script: { file: 'shell.js', integrity: '' },
    };
    const head = { title: '', description: '', structuredData: [] };
    const pages = ['club', 'choir'].map((owner) => ({ address: '/fair', owner, head, region: owner }));
    const site = { day: '2026-11-24', origin: home, demo: false, events: [], sections: [], areAlone: true };
    const given = [{ name: 'shell', release }, pages, site] as unknown as Parameters<typeof renderDocuments>;
    const { pages: documents } = await renderDocuments(...given);
    expect(documents.map(({ owner, html }) => [owner, html])).toEqual([
      ['club', '<html>club'],
      ['choir', '<html>choir'],
    ]);
  });

  it('writes a document once for the same region, shell and day', async () => {
    expect(await rendered('one')).toEqual(['<html>one', 1]);
    expect(await rendered('one')).toEqual(['<html>one', 0]);
    expect(await rendered('two')).toEqual(['<html>two', 1]);
    expect(await rendered('one', 'v2')).toEqual(['<html>one', 1]);
    expect(await rendered('one', 'v1', '2026-11-25')).toEqual(['<html>one', 1]);
  });
});
