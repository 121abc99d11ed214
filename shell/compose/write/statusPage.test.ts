import type { Sample } from '@site/shared-data/check/contentReport';
import type { RenderedPage } from '../render/Site';
import type { Commit } from '../store/Commit';
import type { Status } from './Status';
import { statusPage, type StatusSurroundings } from './statusPage';
import type { Watched } from './watchFile';

const addresses = ['/library', '/library/books'];
const demo = ['library'];
const sample = (name: string, ...pages: string[]): Sample => ({ name, pages, status: 'sample', knownBy: 'office' });
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

const at = (day: string, id: string, trailers: Commit['trailers'] = {}): Commit => ({
  ...{ id, tree: id, author: 'Ada', at: `2026-${day}T12:00:00.000Z`, subject: `Work of ${day}`, trailers },
});
const own = new Map([
  [
    'events',
    [
      at('11-24', '0123456789abcdef', { Restores: 'a', Kit: 'ui 1.2.0' }),
      at('10-01', 'bb', { Kit: 'ui 1.2.0' }),
      at('01-01', 'cc'),
    ],
  ],
]);

/** Returns the page as a browser parses it. */
const shown = (
  status: Status = live,
  watched: Watched | null = null,
  waits: StatusSurroundings['waits'] = [],
  histories: StatusSurroundings['histories'] = own,
) =>
  new DOMParser().parseFromString(
    statusPage({ demo, content: { samples, disguised: [], dated: [], notes: [] }, pages }, status, {
      histories,
      watched,
      waits,
    }),
    'text/html',
  );
/** Returns the text of an element, as people read it. */
const words = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim();
const cardOf = (document: Document, name: string) => document.querySelector(`section[aria-labelledby="${name}"]`);

describe('statusPage', () => {
  it('lists the days of waiting entries without their names', () => {
    const waits = [
      { group: 'Events', day: '2027-04-01', name: 'Spring Tea' },
      { group: 'Events', day: '2027-04-01', name: 'Spring Walk' },
      { group: 'Posts', day: '2027-05-01', name: 'A door' },
    ] as const;
    const document = shown(live, null, waits);
    expect([...document.querySelectorAll('.note')].map(words)).toEqual([
      '2 entries wait: Events, shown from April 1, 2027, Central time.',
      'One entry waits: Posts, shown from May 1, 2027, Central time.',
    ]);
    for (const { name } of waits) expect(document.body.textContent).not.toContain(name);
  });

  it('describes the live release of each section with its time, author and changes', () => {
    const card = cardOf(shown(), 'library');
    expect(words(card?.querySelector('h2'))).toBe('library Live Samples');
    expect(words(card?.querySelector('.live'))).toBe(
      '“More <b>books</b>” is live since Jun 30, 2026, 10:30 PM Central (146 days ago), by Ada. It changed /library.',
    );
    const facts = Object.fromEntries(
      [...(card?.querySelectorAll('dl > div') ?? [])].map((row) => [words(row.children[0]), words(row.children[1])]),
    );
    expect(facts).toEqual({
      'Maintained by': 'no named team',
      Pages: '2',
      'Samples left': '2',
      Shell: 'the newest',
      'Comes from': 'https://books.test/<1>',
      Release: '0123456789',
    });
  });

  it('shows hostile texts of a release as text, and links only pages of the site', () => {
    const hostile = `/"><img src=x onerror=alert(1)><a href='`;
    const [library, ...rest] = live.packages;
    const shell = { commit: 'abcdef', version: 'v', since: '2026-11-20', why: hostile, facts: [hostile] };
    const changes = `/library, ${hostile}, //elsewhere.test/<wbr>, javascript:alert(1)`;
    const texts = { by: hostile, message: hostile, heldBack: hostile, origin: hostile, changes, earlierShell: shell };
    const leftOut = [{ name: 'books', fault: hostile }];
    const document = shown({ ...live, leftOut, packages: [{ ...library, ...texts }, ...rest] } as Status);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    const card = cardOf(document, 'library');
    const links = [...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/library', '#go-back-library']);
    expect(words(card?.querySelector('.live'))).toContain(
      `It changed /library, ${hostile}, //elsewhere.test/<wbr>, and javascript:alert(1).`,
    );
  });

  it('escapes the texts of a history', () => {
    const hostile = '<img src=x>';
    const history = [{ ...at('11-20', 'dd', { Kit: hostile }), author: hostile, subject: hostile }];
    const document = shown({ ...live, packages: live.packages.slice(1) }, null, [], new Map([['events', history]]));
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(words(cardOf(document, 'events'))).toContain(`released by ${hostile}, “${hostile}”`);
  });

  it('draws the last 90 days, and lists them for people who cannot see the line', () => {
    const card = cardOf(shown(), 'events');
    expect([card?.querySelectorAll('svg .out').length, card?.querySelectorAll('svg .back').length]).toEqual([1, 1]);
    expect(card?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(words(card?.querySelector('summary'))).toBe('2 changes in 90 days');
    expect([...(card?.querySelectorAll('ol li') ?? [])].map(words)).toEqual([
      'Nov 24, 2026, 6:00 AM Central: rolled back by Ada, “Work of 11-24”',
      'Oct 1, 2026, 7:00 AM Central: released by Ada, “Work of 10-01”',
    ]);
    expect(words(card?.querySelector('dl'))).toContain('Kitui 1.2.0, in use since Oct 1, 2026, 7:00 AM Central');
  });

  it('names a release that is held back, and the shell of a section', () => {
    const shell = { commit: 'abcdef0123456', version: 'v', since: '2026-11-20', why: 'it wants React 20', facts: [] };
    const [library, ...rest] = live.packages;
    const held = {
      ...live,
      packages: [{ ...library, heldBack: 'library: /library has no title', earlierShell: shell }, ...rest],
    } as Status;
    const document = shown(held);
    const card = cardOf(document, 'library');
    expect(words(card?.querySelector('h2'))).toBe('library Held back Earlier shell Samples');
    expect(words(card?.querySelector('.note'))).toContain(
      'A newer release is held back: library: /library has no title.',
    );
    expect(words(card?.querySelector('dl'))).toContain('it wants React 20');
    expect(words(document.body)).toContain('1 release waits.');
  });

  it('shows when the site was composed, and when the watch last found no fault', () => {
    const when = { at: '2026-11-24T13:40:00.000Z', faults: 0 };
    expect(words(shown().body)).toContain('Composed Nov 24, 2026, 7:50 AM Central. Nobody has checked');
    expect(words(shown(live, when).body)).toContain('Checked, no faults: Nov 24, 2026, 7:40 AM Central.');
    const bad = { ...when, faults: 2, wellAt: '2026-11-24T12:40:00.000Z' };
    expect(words(shown(live, bad).body)).toContain('2 faults; last without faults Nov 24, 2026, 6:40 AM Central.');
  });

  it('links to the home page, to the rollback of each section and to the JSON, and has no script', () => {
    const document = shown();
    for (const { name } of live.packages) {
      expect(cardOf(document, name)?.querySelector(`a[href="#go-back-${name}"]`)).not.toBeNull();
      expect(words(document.getElementById(`go-back-${name}`))).toContain(`npm run rollback -- ${name}`);
    }
    expect(document.querySelector('a[href="/"]')).not.toBeNull();
    expect(document.querySelector('a[href="/status.json"]')).not.toBeNull();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.scripts).toHaveLength(0);
  });
});
