import type { PlacedFact } from '@site/shared-data/check/sampleFacts';
import type { Registry } from '../../src/sections/registry';
import type { LiveSite } from '../LiveSite';
import type { ComposedPage } from '../render/Composition';
import { statusPage } from './statusPage';

const addresses = ['/library', '/library/books'];
const registry: Registry = { day: '2026-11-24', demo: ['library'], sections: [], events: [] };
const sample = (name: string, ...pages: string[]): PlacedFact => ({
  ...{ file: 'facts.ts', name, pages, value: '' },
  ...{ status: 'sample', knownBy: 'office' },
});
const samples = [sample('a', '/library'), sample('b', '/library/books', '/'), sample('c', '/elsewhere')];
const facts = { composition: { registry, samples }, owners: new Map([['shell', 'The web team <web@clinic.test>']]) };
const owner = { release: { name: 'library' } } as NonNullable<ComposedPage['owner']>;
const head = {} as ComposedPage['head'];
const pages: readonly ComposedPage[] = [
  ...['/', '*'].map((address) => ({ address, head })),
  ...addresses.map((address) => ({ address, head, owner })),
];
const release = { version: '0123456789abcdef', previous: [] };
const live: LiveSite = {
  composed: '2026-11-24T13:50:00.000Z',
  packages: [
    { ...release, name: 'library', since: '2026-07-01T03:30:00.000Z', origin: 'https://books.test/<1>' },
    { ...release, name: 'shell', since: '2026-11-24T13:44:00.000Z' },
  ],
};

describe('statusPage', () => {
  it('says of each section in one row what is live, since when in Central time, from where and how finished', () => {
    const { body } = new DOMParser().parseFromString(statusPage(facts, pages, live), 'text/html');
    const rows = [...body.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    const { version } = release;
    expect(rows).toEqual([
      ...[['library', '2', 'not named', version, 'Jun 30, 2026, 10:30 PM Central', 'https://books.test/<1>']].map(
        (cells) => [...cells, 'demonstration', '2'],
      ),
      ...[
        [
          'shell',
          '2',
          'The web team <web@clinic.test>',
          version,
          'Nov 24, 2026, 7:44 AM Central',
          'this site',
          'live',
          '1',
        ],
      ],
    ]);
    expect(body.querySelector('caption')?.textContent).toBe('Composed Nov 24, 2026, 7:50 AM Central');
  });

  it('leads home, and to the same for programs', () => {
    const { body } = new DOMParser().parseFromString(statusPage(facts, pages, live), 'text/html');
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/status.json']);
  });
});
