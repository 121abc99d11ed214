import type { PlacedFact } from '@site/shared-data/check/sampleFacts';
import type { RenderedPage } from '../render/Site';
import type { Status } from './Status';
import { statusPage } from './statusPage';

const addresses = ['/library', '/library/books'];
const demo = ['library'];
const sample = (name: string, ...pages: string[]): PlacedFact => ({
  ...{ file: 'facts.ts', name, pages, value: '' },
  ...{ status: 'sample', knownBy: 'office' },
});
const samples = [sample('a', '/library'), sample('b', '/library/books', '/'), sample('c', '/elsewhere')];
const page = { head: {} as RenderedPage['head'], html: '', links: [], images: [], names: [], mark: null };
const pages = [
  ...['/', '*'].map((address) => ({ ...page, address, owner: 'events' })),
  ...addresses.map((address) => ({ ...page, address, owner: 'library' })),
];
const release = {
  commit: '0123456789abcdef',
  version: 'fedcba9876543210',
  by: 'Ada',
  message: 'More <b>books</b>',
  pages: 2,
};
const live: Status = {
  composed: '2026-11-24T13:50:00.000Z',
  day: '2026-11-24',
  mode: 'live',
  origin: 'https://www.clinic.test',
  tips: {},
  leftOut: [],
  deadLinks: [],
  redirects: [],
  packages: [
    {
      ...release,
      name: 'library',
      since: '2026-07-01T03:30:00.000Z',
      origin: 'https://books.test/<1>',
      changes: '/library',
    },
    { ...release, name: 'events', since: '2026-11-24T13:44:00.000Z' },
  ],
};

describe('statusPage', () => {
  it('has a row for each section: what is live, since when in Central time, from which store and with how many samples', () => {
    const { body } = new DOMParser().parseFromString(statusPage({ demo, samples, pages }, live), 'text/html');
    const rows = [...body.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    const news = '0123456789 More <b>books</b>';
    const since = ['Jun 30, 2026, 10:30 PM Central', 'Nov 24, 2026, 7:44 AM Central'];
    expect(rows).toEqual([
      [
        'library',
        '2',
        'not named',
        news,
        '/library',
        'newest',
        since[0],
        'Ada',
        'https://books.test/<1>',
        'demonstration',
        '2',
      ],
      ['events', '2', '@example/events', news, 'not known', 'newest', since[1], 'Ada', 'this site', 'live', '1'],
    ]);
    expect(body.querySelector('caption')?.textContent).toBe('Composed Nov 24, 2026, 7:50 AM Central');
  });

  it('leads home, and to the same for programs', () => {
    const { body } = new DOMParser().parseFromString(statusPage({ demo, samples, pages }, live), 'text/html');
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/status.json']);
  });
});
