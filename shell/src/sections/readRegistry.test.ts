import { readRegistry } from './readRegistry';
import { showsSamples } from './registry';

const hash = `sha384-${'a'.repeat(64)}`;

const section = {
  name: 'events',
  container: 'mfeEvents',
  entry: { url: '/releases/events/1/remoteEntry.js', integrity: hash },
  bytes: 24_000,
  addresses: ['/events'],
};

/** Returns the registry of a site with these sections. */
const registryOf = (...sections: object[]) => JSON.stringify({ day: '2025-04-01', demo: true, sections, events: [] });

/** Returns the registry of a site with one section, whose script has this pin. */
const pinnedBy = (integrity: unknown, url = section.entry.url) => registryOf({ ...section, entry: { url, integrity } });

describe('readRegistry', () => {
  it('reads the holidays, and ignores values that are not days', () => {
    const holidays = ['2026-11-26', 'soon', 7];
    const text = JSON.stringify({ day: '2026-11-24', demo: true, sections: [], events: [], holidays });
    expect(readRegistry(text)?.holidays).toEqual(['2026-11-26']);
  });

  it.each([
    [true, true, true],
    [false, false, false],
    [['events', 7], true, false],
    [['shell'], false, true],
  ])('reads which pages show samples from %j', (demo, onEvents, atHome) => {
    const registry = readRegistry(JSON.stringify({ ...(JSON.parse(pinnedBy(hash)) as object), demo }));
    if (!registry) throw new Error('no registry');
    expect([showsSamples(registry, '/events'), showsSamples(registry, '/')]).toEqual([onEvents, atHome]);
  });

  it('reads a pinned section', () => {
    expect(readRegistry(pinnedBy(hash))?.sections.map(({ name }) => name)).toEqual(['events']);
  });

  it.each([
    undefined,
    null,
    '',
    [hash],
    'sha384-',
    'sha384-????',
    hash.slice(0, -1),
    `${hash}a`,
    ` ${hash}`,
    hash.toUpperCase(),
    hash.replace('384', '1'),
  ])('ignores a section with the hash %j, for which a browser would run any file', (integrity) => {
    expect(readRegistry(pinnedBy(integrity))?.sections).toEqual([]);
  });

  it.each(['https://other.example/remoteEntry.js', '//other.example/remoteEntry.js', 'javascript:1', 'http://['])(
    'ignores a section at %s, because the page has another origin',
    (url) => {
      expect(readRegistry(pinnedBy(hash, url))?.sections).toEqual([]);
    },
  );

  it.each([
    { name: 7 },
    { container: {} },
    { entry: 5 },
    { bytes: '24000' },
    { style: { url: '/releases/events/1/section.css', integrity: '' } },
    { style: { url: 'https://other.example/section.css', integrity: hash } },
    { addresses: ['/events', 'javascript:1'] },
  ])('ignores a section with %j', (odd) => {
    expect(readRegistry(registryOf({ ...section, ...odd }))?.sections).toEqual([]);
  });

  it.each([
    [section.entry, section.entry],
    [{ ...section.entry, integrity: '' }, undefined],
    [{ ...section.entry, url: 'https://other.example/list.js' }, undefined],
  ])('reads a list of all sections that is %j as %j', (list, taken) => {
    expect(readRegistry(JSON.stringify({ ...(JSON.parse(registryOf()) as object), list }))?.list).toEqual(taken);
  });

  it('reads the sections in a browser without URL.canParse', () => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    expect(readRegistry(pinnedBy(hash))?.sections).toHaveLength(1);
    Object.assign(URL, { canParse });
  });

  it('ignores events without an address of the site, a day, a text or a picture', () => {
    const supper = {
      ...{ path: '/events/supper', title: 'Supper', firstDay: '2030-04-10', lastDay: '2030-04-10' },
      ...{ when: 'April 10', where: 'Here', summary: 'Come.', isOpen: false },
      picture: { name: 'supper', hash: '01234567', alt: '' },
    };
    const odd = [{ path: 'javascript:1' }, { lastDay: 'soon' }, { where: 7 }, { picture: {} }, { picture: undefined }];
    const events = [supper, ...odd.map((fields) => ({ ...supper, ...fields })), null, 7];
    const text = JSON.stringify({ day: '2030-01-01', demo: true, sections: [], events });
    expect(readRegistry(text)?.events).toEqual([supper]);
  });

  it.each(['', 'null', '{}', '[]'])('returns null for %j', (text) => {
    expect(readRegistry(text)).toBeNull();
  });

  it.each([
    { day: 'someday' },
    { demo: undefined },
    { demo: null },
    { demo: 'true' },
    { demo: 1 },
    { sections: {} },
    { events: null },
    { homeStyle: { url: '/home.css' } },
  ])('returns null for a registry with %j', (odd) => {
    expect(readRegistry(JSON.stringify({ ...(JSON.parse(pinnedBy(hash)) as object), ...odd }))).toBeNull();
  });
});
