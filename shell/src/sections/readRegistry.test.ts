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
  it('reads the holidays, and none that is no day', () => {
    const holidays = ['2026-11-26', 'soon', 7];
    const text = JSON.stringify({ day: '2026-11-24', demo: true, sections: [], events: [], holidays });
    expect(readRegistry(text)?.holidays).toEqual(['2026-11-26']);
  });

  it.each([
    [true, true, true],
    [false, false, false],
    [['events', 7], true, false],
    [['shell'], false, true],
  ])('knows which pages show samples where it says %j', (demo, onEvents, atHome) => {
    const registry = readRegistry(JSON.stringify({ ...(JSON.parse(pinnedBy(hash)) as object), demo }));
    if (!registry) throw new Error('no registry');
    expect([showsSamples(registry, '/events'), showsSamples(registry, '/')]).toEqual([onEvents, atHome]);
  });

  it('reads a section that is pinned', () => {
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
  ])('leaves out a section whose hash is %j: a browser would run any file for it', (integrity) => {
    expect(readRegistry(pinnedBy(integrity))?.sections).toEqual([]);
  });

  it.each(['https://other.example/remoteEntry.js', '//other.example/remoteEntry.js', 'javascript:1', 'http://['])(
    'leaves out a section at %s: the page has another origin',
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
  ])('leaves out a section that has %j', (odd) => {
    expect(readRegistry(registryOf({ ...section, ...odd }))?.sections).toEqual([]);
  });

  it.each([
    [section.entry, section.entry],
    [{ ...section.entry, integrity: '' }, undefined],
    [{ ...section.entry, url: 'https://other.example/list.js' }, undefined],
  ])('takes a list of all sections that is %j for %j', (list, taken) => {
    expect(readRegistry(JSON.stringify({ ...(JSON.parse(registryOf()) as object), list }))?.list).toEqual(taken);
  });

  it('reads the sections in a browser without URL.canParse', () => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    expect(readRegistry(pinnedBy(hash))?.sections).toHaveLength(1);
    Object.assign(URL, { canParse });
  });

  it('leaves out events that lead to no address of the site, or lack a day, a text or a picture', () => {
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

  it.each(['', 'null', '{}', '[]'])('makes nothing of %j', (text) => {
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
  ])('makes nothing of a registry that has %j', (odd) => {
    expect(readRegistry(JSON.stringify({ ...(JSON.parse(pinnedBy(hash)) as object), ...odd }))).toBeNull();
  });
});
