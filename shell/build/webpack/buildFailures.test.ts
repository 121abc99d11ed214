/** @jest-environment node */
import path from 'node:path';
import type { MultiStats } from 'webpack';
import type { buildFailures as BuildFailures } from './buildFailures.js';

/** What is said of an imported picture, here or in the repository of a section. */
function failuresOfPicture(isInstalled: boolean): readonly string[] {
  jest.resetModules();
  jest.doMock('../packages.js', () => ({ isInstalled, root: '/site' }));
  const { buildFailures } = jest.requireActual<{ buildFailures: typeof BuildFailures }>('./buildFailures.js');
  const error = { message: 'Module parse failed', file: path.join('/site', 'src/books/shelf.png') };
  return buildFailures({ stats: [{ compilation: { errors: [error] } }] } as unknown as MultiStats);
}

describe('buildFailures', () => {
  it('says how the site gets a picture, and whom a section’s own repository asks', () => {
    const [place, show] = ['src/books/shelf.png is a picture, which no module imports; ', ' and show it with Picture'];
    expect(failuresOfPicture(false)).toEqual([
      `${place}put it into shared-data/photographs, run npm run pictures,${show} (@site/ui/Picture)`,
    ]);
    expect(failuresOfPicture(true)).toEqual([
      `${place}ask the people of the site to add it, install the newer kit that brings it,${show} (@site/ui/Picture)`,
    ]);
  });
});
