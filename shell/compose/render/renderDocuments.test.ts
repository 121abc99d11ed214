/** @jest-environment node */
import { siteOrigin } from '@site/shared-data/siteFacts';
import { rmSync } from 'node:fs';
import { dirs } from '../../system/dirs';
import { parseStyles } from './PageStyles';
import { atOrigin, renderDocuments, trimPages } from './renderDocuments';
import type { RenderedPage } from './Site';

jest.mock('../../system/dirs', () => {
  const { dirs: all } = jest.requireActual<{ dirs: object }>('../../system/dirs');
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return { dirs: { ...all, cache: `${tmpdir()}/documents-${process.pid}` } };
});
const mockAsk = jest.fn(async (kind: string, _: unknown, { region }: { region?: string }) =>
  kind === 'renderDocument' ? `<html>${region}` : 'list()',
);
jest.mock('../runner/startRunner', () => ({
  withRunner: (use: (runner: unknown) => unknown) => use({ ask: mockAsk }),
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

describe('trimPages', () => {
  const sheet = (integrity: string, css: string) => [
    { owner: 'events', css, styles: () => parseStyles(css), whole: { url: '/a.css', integrity } },
  ];
  const page = (address: string, names: readonly string[]) =>
    ({ address, owner: 'events', names, html: '<style>/*sha-1*/</style>' }) as unknown as RenderedPage;
  /** Returns the styles of each page. */
  const styles = async (pages: readonly RenderedPage[], sheets: ReturnType<typeof sheet>, areAlone = true) => {
    const trimmed = await trimPages(pages, () => sheets, [], areAlone);
    return trimmed.map(({ html }) => html.replaceAll(/<\/?style>/g, ''));
  };
  const css = '.a{color:red}.b{color:blue}';

  it('gives each page the styles of its own names, also from the cache', async () => {
    const pages = [page('/a', ['.a']), page('/b', ['.b'])];
    const made = await styles(pages, sheet('sha-1', css));
    expect(made).toEqual(['.a{color:red}', '.b{color:blue}']);
    expect(await styles(pages, sheet('sha-1', css))).toEqual(made);
  });

  it('gives all pages of an owner the same styles if they share a policy', async () => {
    expect(await styles([page('/a', ['.a']), page('/b', ['.b'])], sheet('sha-1', css), false)).toEqual([css, css]);
  });

  it('trims another sheet separately', async () => {
    const other = { ...page('/a', ['.a']), html: '<style>/*sha-2*/</style>' };
    expect(await styles([other], sheet('sha-2', '.a{color:green}'))).toEqual(['.a{color:green}']);
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
