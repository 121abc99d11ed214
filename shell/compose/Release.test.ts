/** @jest-environment node */
import { isReleaseFile } from './Release';

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
