/** @jest-environment node */
import path from 'node:path';
import type { MultiStats } from 'webpack';
import type { buildFailures as BuildFailures } from './buildFailures.js';

/** Returns the messages for errors in a file, in the site's repository or in a section's. */
function failuresOf(file: string, messages: readonly string[], isInstalled = false): readonly string[] {
  jest.resetModules();
  jest.doMock('../packages.js', () => ({ isInstalled, root: '/site' }));
  const { buildFailures } = jest.requireActual<{ buildFailures: typeof BuildFailures }>('./buildFailures.js');
  const errors = messages.map((message) => ({ message, file: path.join('/site', file) }));
  return buildFailures({ stats: [{ compilation: { errors } }] } as unknown as MultiStats);
}

describe('buildFailures', () => {
  it.each([
    [false, 'put it in shared-data/photographs, run npm run pictures,'],
    [true, "ask the site's team to add it, install the newer kit,"],
  ])('says how to add a picture to the site (in a section’s own repository: %p)', (isInstalled, added) => {
    expect(failuresOf('src/books/shelf.png', ['Module parse failed'], isInstalled)).toEqual([
      `src/books/shelf.png is a picture. Modules cannot import pictures: ${added} and show it with Picture (@site/ui/Picture)`,
    ]);
  });

  it('leaves out the execution error of a module that does not compile', () => {
    const sheet = 'mfe-events/src/Card.module.css';
    const run = 'Module build failed: Error: Execution of module code from module graph (…) failed';
    const failed = `${sheet}:2:1 does not compile (Unclosed block)`;
    expect(failuresOf(sheet, ['(2:1) Card.module.css Unclosed block', run])).toEqual([failed]);
    expect(failuresOf(sheet, [run])).toHaveLength(1);
  });
});
