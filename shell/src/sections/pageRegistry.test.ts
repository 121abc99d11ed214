/** @jest-environment node */
import { pageRegistry, sectionList } from './pageRegistry';
import { sectionAt, type ListedSection, type SectionList, type SiteRegistry } from './registry';

const pinned = (url: string) => ({ url, integrity: 'sha384-' });

const section = (name: string, ...pages: readonly string[]): ListedSection => ({
  name,
  container: name,
  entry: pinned(`/${name}.js`),
  style: pinned(`/${name}.css`),
  bytes: 1,
  pages,
});

const shop = section('shop', '/shop', '/shop/books', '/shop/books/used', '/shop/gifts', '/sale');
const news = section('news', '/news', '/shop/news', '/news/2026/one', '/news/2026/two');
const site: SiteRegistry = {
  day: '2026-11-26',
  demo: false,
  shellStyle: pinned('/shell.css'),
  sections: [{ ...shop, opensAlone: ['/shop/books', '/sale'] }, news],
  events: [],
};

/** Returns the section to which a link from a page to each page of the site leads. */
const leadsTo = (from: string, of = site) =>
  Object.fromEntries(
    [...of.sections.flatMap(({ pages }) => pages), ...(of.elsewhere ?? []), '/'].map((page) => [
      page,
      sectionAt(pageRegistry(of, from, undefined), page)?.name,
    ]),
  );

const list = pinned('/list.js');

const event = (path: string, day: `${number}-${number}-${number}`) => ({
  ...{ path, title: path, firstDay: day, lastDay: day },
  ...{ when: 'at noon', where: 'here', summary: 'All of it.', isOpen: true },
  picture: { name: 'one', hash: '1', alt: 'It.' },
});

describe('pageRegistry', () => {
  it('names the owner of every page, and opens pages that open alone as documents', () => {
    expect(leadsTo('/news')).toEqual({
      ...{ '/shop': 'shop', '/shop/books': undefined, '/shop/books/used': 'shop', '/shop/gifts': 'shop' },
      ...{
        '/sale': undefined,
        '/news': 'news',
        '/shop/news': 'news',
        '/news/2026/one': 'news',
        '/news/2026/two': 'news',
      },
      '/': undefined,
    });
  });

  it('has only the section of the page on a page that opens alone', () => {
    expect(pageRegistry(site, '/sale', list).sections.map(({ name }) => name)).toEqual(['shop']);
    const owners = leadsTo('/sale');
    expect(shop.pages.map((page) => owners[page])).toEqual(shop.pages.map(() => 'shop'));
    expect(news.pages.map((page) => owners[page])).toEqual(news.pages.map(() => undefined));
  });

  it('says in the list alone that a container may be loaded ahead', () => {
    const lazy = { ...site, sections: [{ ...news, isLazy: true as const }, shop] };
    expect(sectionList(lazy).sections.map(({ isLazy }) => isLazy)).toEqual([true, undefined]);
    expect(pageRegistry(lazy, '/news', list).sections).toEqual([expect.not.objectContaining({ isLazy: true })]);
  });

  it('opens pages on another shell as documents', () => {
    const elsewhere = ['/shop/old', '/shop/old/one', '/news'];
    const owners = leadsTo('/shop', { ...site, sections: [shop, section('news', '/news/new')], elsewhere });
    expect(elsewhere.map((page) => owners[page])).toEqual([undefined, undefined, undefined]);
    expect([owners['/shop/gifts'], owners['/news/new']]).toEqual(['shop', 'news']);
  });

  it('has only its own section, and a list with the same data about the others', () => {
    const written = pageRegistry(site, '/news', list);
    expect(written.sections.map(({ name, addresses }) => [name, addresses])).toEqual([['news', ['/news']]]);
    expect({ ...written, ...sectionList(site) }).toEqual({ ...pageRegistry(site, '/news', undefined), list });
  });

  it('has no section on the home page, but the whole sheet of the shell', () => {
    const { sections, shellStyle } = pageRegistry(site, '/', list);
    expect([sections, shellStyle]).toEqual([[], pinned('/shell.css')]);
  });

  it('does not grow with other sections, other pages or events', () => {
    const grown = (count: number): SiteRegistry => {
      const many = Array.from({ length: count }, (_, index) => `/news/2026/post-${index}`);
      const events = many.map((path, index) => event(path, `2026-12-${10 + (index % 18)}`));
      const others = many.map((path, index) => section(`other-${index}`, `${path}/other`));
      return { ...site, sections: [shop, { ...news, pages: [...news.pages, ...many] }, ...others], events };
    };
    const size = (count: number) => JSON.stringify(pageRegistry(grown(count), '/shop', list)).length;
    expect(size(500)).toBe(size(50));
    expect(leadsTo('/shop', grown(50))['/news/2026/post-49']).toBe('news');
  });

  it('names the next and the latest past events, with all data of the next one on the home page', () => {
    const days = [
      '2026-01-01',
      '2026-02-01',
      '2026-10-01',
      '2026-11-26',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ] as const;
    const siteWith = { ...site, events: days.map((day) => ({ ...event(`/e/${day}`, day), isOpen: true })) };
    const known = ({ events }: Pick<SectionList, 'events'>) =>
      events.map(({ firstDay, summary, isOpen = false }) => [firstDay, summary !== undefined, isOpen]);
    const listed = (inFull: number) =>
      days.slice(1).map((day, place) => [day, place > 1 && place < 2 + inFull, place > 1]);
    expect(known(pageRegistry(siteWith, '/shop', list))).toEqual(listed(0));
    expect(known(pageRegistry(siteWith, '/', list))).toEqual(listed(1));
    expect(known(sectionList(siteWith))).toEqual(listed(3));
  });
});

it('names pages for people in need: on such a page itself, and all of them in the list', () => {
  const help = { ...section('help', '/help', '/help/tonight', '/help/us'), forNeed: ['/help', '/help/tonight'] };
  const caring = { ...site, sections: [shop, help] };
  const named = ['/help/tonight', '/help/us'].map((address) => pageRegistry(caring, address, list).forNeed);
  expect([...named, sectionList(caring).forNeed]).toEqual([['/help/tonight'], undefined, ['/help', '/help/tonight']]);
});

describe('the events of a registry', () => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `2026-12-0${day}`) as `${number}-${number}-${number}`[];
  const held = event('/shop/held', '2026-01-01');
  const fairs = section('fairs', '/shop/held', ...days.map((day) => `/fairs/${day}`));
  const busy: SiteRegistry = {
    ...site,
    sections: [...site.sections, fairs],
    events: [
      held,
      ...days
        .map((day) => event(`/fairs/${day}`, day))
        .map((fair, place) =>
          // The last one ends after midnight.
          place < days.length - 1 ? fair : { ...fair, endsAt: '2026-12-09T01:00:00-06:00' },
        ),
    ],
  };
  const othersOf = ({ otherEvents = [] }: Pick<SectionList, 'otherEvents'>) => otherEvents.map(({ path }) => path);

  it('include the event of the page, even if others come first', () => {
    const late = pageRegistry(busy, '/fairs/2026-12-08', list);
    const endsAt = '2026-12-09T01:00:00-06:00';
    expect(late.otherEvents).toEqual([{ path: '/fairs/2026-12-08', lastDay: '2026-12-08', isOpen: true, endsAt }]);
    expect(pageRegistry(busy, '/shop/held', list).otherEvents).toEqual([{ path: '/shop/held', lastDay: '2026-01-01' }]);
    expect(othersOf(pageRegistry(busy, '/fairs/2026-12-01', list))).toEqual([]);
  });

  it('include the one that ends after midnight, and the next one in full, if the site is composed that night', () => {
    const fair = event('/fairs/2026-12-10', '2026-12-10');
    const night = { ...busy, day: '2026-12-09', events: [...busy.events, fair] } as const;
    const inFull = (address: string) =>
      pageRegistry(night, address, list).events.flatMap(({ path, summary }) => (summary === undefined ? [] : path));
    expect(inFull('/')).toEqual(['/fairs/2026-12-08', '/fairs/2026-12-10']);
    expect(inFull('/news')).toEqual([]);
    expect(sectionList(night).events.at(-2)).toMatchObject({ isOpen: true, endsAt: '2026-12-09T01:00:00-06:00' });
  });

  it('are all in the list', () => {
    expect(othersOf(sectionList(busy))).toEqual(['/shop/held', '/fairs/2026-12-07', '/fairs/2026-12-08']);
  });

  it('are complete on a page that opens alone, because it loads no list', () => {
    const alone = pageRegistry(busy, '/sale', list);
    expect(alone.events.slice(0, 3).map(({ summary }) => summary)).toEqual(['All of it.', 'All of it.', 'All of it.']);
    const own = { ...busy, sections: [...site.sections, { ...fairs, opensAlone: ['/fairs/2026-12-01'] }] };
    expect(othersOf(pageRegistry(own, '/fairs/2026-12-01', list))).toEqual(othersOf(sectionList(busy)));
  });
});

describe('sectionAt', () => {
  const registry = pageRegistry({ ...site, sections: [shop, news] }, '/shop', undefined);

  it('assigns an address below a page to the section of that page', () => {
    expect(sectionAt(registry, '/shop/unheard/of')?.name).toBe('shop');
    expect(sectionAt(registry, '/shopping')).toBeUndefined();
    expect(sectionAt(registry, '/no/such-page')).toBeUndefined();
  });

  it('assigns the open page of an unknown address to no section', () => {
    expect(sectionAt({ ...registry, unknownAddress: '/shop/unheard/of' }, '/shop/unheard/of')).toBeUndefined();
  });
});
