/** @jest-environment node */
import { isReleaseFile, parseManifest } from './Release';

describe('isReleaseFile', () => {
  it.each(['remoteEntry.js', 'release.json', 'images/hall-360.0a1b2c3d.avif', 'images/a.svg', 'fonts/text.woff2'])(
    'takes %s',
    (file) => {
      expect(isReleaseFile(file)).toBe(true);
    },
  );

  it.each([
    'index.html',
    'images/a.html',
    'images/a.xml',
    'images/a.svg.js',
    'images/a',
    'images/b/a.png',
    'fonts/a.svg',
  ])('rejects %s', (file) => {
    expect(isReleaseFile(file)).toBe(false);
  });
});

describe('parseManifest', () => {
  const nothing = { contracts: [], requires: {}, provides: {}, pages: [], modules: [] };

  it.each([
    ['{"pages":[{"path":"/events","title":"Events"}]}', { pages: ['/events'] }],
    ['{"contract":2,"pages":["/events"]}', { contract: 2 }],
    ['{"contracts":[3,2],"provides":{"react":"19.2.9"}}', { contracts: [3, 2], provides: { react: '19.2.9' } }],
    ['garbage', {}],
    ['null', {}],
    ['{"modules":{"a":1}}', {}],
    ['{"modules":["../mfe-a/node_modules/b/package.json"]}', { modules: ['../mfe-a/node_modules/b/package.json'] }],
    ['{"modules":["../../../dev/ptmx"]}', {}],
    ['{"modules":["/dev/ptmx"]}', {}],
  ])('returns the valid fields of %s', (text, given) => {
    expect(parseManifest(text)).toEqual({ ...nothing, ...given });
  });
});
