/** @jest-environment node */
import { assertLinks, followLinks, redirectsOf, type LinkRules, type SiteLinks } from './links';
import type { RenderedPage, Rendered } from '../render/Site';
import { inspectDocument } from '../contract/inspectPage';

jest.mock('@site/build/packages', () => ({
  ...jest.requireActual<object>('@site/build/packages'),
  gone: ['/events/spring-fair'],
}));

const origin = 'https://www.example.org';
const page = (main: string, footer = '') =>
  `<!doctype html><div id="root"><main>${main}</main><footer>${footer}</footer></div>`;

/** Returns what the check reports for a site with these pages of the shell. */
function said(pages: Readonly<Record<string, string>>): string[] {
  const rendered = Object.entries({ '/': '', '/events': '', ...pages }).map(([address, html]) => {
    const { frameLinks, ...content } = inspectDocument(address, html, { title: '', description: '' });
    return { page: { ...content, address, head: {}, owner: 'shell', html }, frameLinks };
  });
  const site = {
    shell: { name: 'shell', release: { assets: [] } },
    sections: [],
    pages: rendered.map((one) => one.page),
    frameLinks: rendered.flatMap((one) => one.frameLinks),
    files: [{ path: '/events/hope-gala.ics', text: '' }],
    origin,
  };
  const { deadLinks, deadPlaces } = followLinks(site as unknown as Rendered);
  return [...deadLinks, ...deadPlaces].map((link) => `${link.owner}: ${link.words}`);
}

describe('followLinks', () => {
  it('finds no fault in links to pages, files and other sites', () => {
    const places = [
      '/events#next',
      '#next',
      '?all#next',
      '#50%25',
      '#old',
      '#50%25%20off',
      '#n%65xt',
      '#',
      '#top',
      '#main',
      '#next:~:text=soon',
      '#:~:text=soon',
    ];
    const links = [
      '/',
      '/events',
      '/events/',
      '?all',
      'events',
      '/events/hope-gala.ics',
      '/events/hope-gala.ics#a',
      ...places,
    ];
    const others = [
      'https://elsewhere.example/nope',
      '//elsewhere.example/nope',
      'mailto:a@b.example',
      'tel:1',
      `${origin}/events`,
    ];
    const main = [...links, ...others].map((href) => `<a href="${href}">Go</a>`).join('');
    expect(
      said({
        '/events': page(`<h2 id="next">Next</h2><p id="50%25">Half</p><a name="old"></a><a name="50% off"></a>${main}`),
      }),
    ).toEqual([]);
  });

  it.each([
    ['<a href="/nope">Learn  <b>more</b></a>', "shell: /events links to /nope ('Learn more')"],
    ['<a href="/nope" aria-label="More"><svg></svg></a>', "shell: /events links to /nope ('More')"],
    ['<a href="/nope?a=b#c">Go</a>', "shell: /events links to /nope?a=b#c ('Go')"],
    ['<a href="nope">Go</a>', "shell: /events links to nope ('Go')"],
    ['<a href="/nope">G\u202eo</a>', "shell: /events links to /nope ('G\ufffdo')"],
    [`<a href="${origin}/nope">Go</a>`, `shell: /events links to ${origin}/nope ('Go')`],
    ['<map><area href="/nope" alt=""></map>', 'shell: /events links to /nope'],
    ['<a href="/nope.pdf">Go</a>', "shell: /events links to /nope.pdf ('Go')"],
    ['<a href="/%E0%A4%A">Go</a>', "shell: /events links to /%E0%A4%A ('Go')"],
    ['<a href="#nope">Go</a>', "shell: /events links to #nope ('Go')"],
    ['<input name="nope"><a href="#nope">Go</a>', "shell: /events links to #nope ('Go')"],
    ['<a href="/#n%C3%B6">Go</a>', "shell: /events links to /#n%C3%B6 ('Go')"],
    ['<a href=/a&amp;b>Go</a>', "shell: /events links to /a&b ('Go')"],
  ])('names the page, the link and its words: %s', (main, line) => {
    expect(said({ '/events': page(main) })).toEqual([line]);
  });

  it('reports a link in the frame once, as the shell’s', () => {
    const html = page('', '<a href="/nope">Go</a>');
    expect(said({ '/events': html, '*': html })).toEqual(["shell: /events links to /nope ('Go')"]);
  });
});

const moved = [
  { address: '/', head: {} },
  { address: '*', head: {} },
  { address: '/events', head: { movedFrom: ['/calendar', '/dates'] } },
] as unknown as RenderedPage[];

describe('redirectsOf', () => {
  it('leads from the old addresses of pages to the new ones', () => {
    expect(redirectsOf(moved, [])).toEqual([
      { from: '/calendar', to: '/events' },
      { from: '/dates', to: '/events' },
    ]);
  });

  it('leads from the addresses of removed sections, even if the target moved later', () => {
    const [, , listed, home] = redirectsOf(moved, [
      { from: '/library', to: '/calendar' },
      { from: '/library/books', to: '/' },
    ]);
    expect([listed, home]).toEqual([
      { from: '/library', to: '/events' },
      { from: '/library/books', to: '/' },
    ]);
  });

  it.each([
    { from: '/', to: '/events' },
    { from: '/Library', to: '/events' },
    { from: '/library', to: 'https://elsewhere.example/' },
  ])('rejects a line that is malformed: %j', (line) => {
    expect(() => redirectsOf(moved, [line])).toThrow(/^shell: shell\/build\/sections\.json redirects '.*'; write two/);
  });
});

describe('assertLinks', () => {
  const links: SiteLinks = {
    known: new Set(['/']),
    redirects: [{ from: '/fair', to: '/' }],
    deadLinks: [],
    movedLinks: [],
    deadPlaces: [],
  };
  /** Checks a release of events without a page that is on the site now. */
  const leaveOut = (address: string, rules: Partial<LinkRules> = {}) =>
    assertLinks(links, {
      changed: new Set(['events']),
      pagesBefore: new Map([['events', [address]]]),
      deadBefore: new Set(),
      dropPages: false,
      ...rules,
    });

  it('accepts a dropped page if the list "gone" has its address, or a redirect replaces it', () => {
    for (const address of ['/events/spring-fair', '/fair', '/']) expect(() => leaveOut(address)).not.toThrow();
  });

  it('rejects a dropped page that is in neither, and says what to write', () => {
    expect(() => leaveOut('/events/autumn-fair')).toThrow(
      'events: /events/autumn-fair is on the site but has no page in this release; restore it, or change shell/build/sections.json: if it has moved, add { "from": "/events/autumn-fair", "to": its new address } to "redirects", otherwise add "/events/autumn-fair" to "gone"',
    );
  });

  it('rejects a new link to a place that does not exist, but only of its own package', () => {
    const words = "/events links to /about#board ('Board')";
    const deadPlaces = [{ owner: 'events', leadsTo: '/about', place: 'board', words }];
    const release = (name: string, deadBefore: readonly string[] | null = []) => {
      const rules = { pagesBefore: new Map(), deadBefore: deadBefore && new Set(deadBefore), dropPages: false };
      assertLinks({ ...links, deadPlaces }, { ...rules, changed: new Set([name]) });
    };
    expect(() => release('events')).toThrow(
      "events: /events links to /about#board ('Board'), where no element has the id 'board'; correct the link",
    );
    expect(() => release('about')).not.toThrow();
    for (const before of [['events /about#board'], null]) expect(() => release('events', before)).not.toThrow();
  });

  it('ignores packages without a change, and pages dropped on purpose', () => {
    expect(() => leaveOut('/events/autumn-fair', { changed: new Set(['about']) })).not.toThrow();
    expect(() => leaveOut('/events/autumn-fair', { dropPages: true })).not.toThrow();
  });
});
