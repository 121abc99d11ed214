import { readRegistry } from './readRegistry';

const hash = `sha384-${'a'.repeat(64)}`;

/** The registry of a site with one section whose script is pinned so. */
const pinnedBy = (integrity: unknown) =>
  JSON.stringify({
    day: '2025-04-01',
    demo: true,
    sections: [
      {
        name: 'events',
        container: 'mfeEvents',
        entry: { url: '/releases/events/1/remoteEntry.js', integrity },
        pages: ['/events'],
      },
    ],
  });

describe('readRegistry', () => {
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

  it.each(['', 'null', '{}', '[]', '{"day":"someday","sections":[]}', '{"day":"2025-04-01","sections":{}}'])(
    'makes nothing of %j',
    (text) => {
      expect(readRegistry(text)).toBeNull();
    },
  );
});
