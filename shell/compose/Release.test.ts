/** @jest-environment node */
import { isPublicFile, isReleaseFile, parseManifest } from './Release';

describe('isReleaseFile', () => {
  const ofEvery = [
    'release.json',
    'prerender.cjs',
    'images/hall-360.0a1b2c3d.avif',
    'images/a.svg',
    'fonts/text.woff2',
  ];
  const ofSections = ['remoteEntry.js', 'section.css', 'mf-manifest.json'];
  const ofShells = ['shell.js', 'shell.css', 'home.css'];

  it.each([...ofEvery, ...ofSections])('takes %s of a section', (file) => {
    expect(isReleaseFile('events', file)).toBe(true);
  });

  it.each([...ofEvery, ...ofShells])('takes %s of the shell', (file) => {
    expect(isReleaseFile('shell', file)).toBe(true);
  });

  it('rejects the files of the shell in a section, which nothing checks there, and the reverse', () => {
    expect(ofShells.filter((file) => isReleaseFile('events', file) || isPublicFile('events', file))).toEqual([]);
    expect(ofSections.filter((file) => isReleaseFile('shell', file) || isPublicFile('shell', file))).toEqual([]);
  });

  it.each([
    'index.html',
    'images/a.html',
    'images/a.xml',
    'images/a.svg.js',
    'images/a',
    'images/b/a.png',
    'fonts/a.svg',
  ])('rejects %s', (file) => {
    expect(isReleaseFile('events', file)).toBe(false);
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
