/** @jest-environment node */
import { notesOn } from './changeSite';

const notesOf = (demo: boolean | readonly string[]) =>
  notesOn({
    site: { demo, redirects: [], deadLinks: [], movedLinks: [] },
    choices: new Map(),
    current: null,
    isRollback: true,
  } as unknown as Parameters<typeof notesOn>[0]);

describe('the notes on a change', () => {
  it('name the packages whose samples keep a live site from search engines', async () => {
    expect(await notesOf(['events', 'about'])).toEqual([
      '⚠ Pages of events, about still show samples: search engines may not list them',
    ]);
    // The footer of a demo says that it is one. Search engines list none of its pages.
    expect(await notesOf(true)).toEqual([]);
    expect(await notesOf(false)).toEqual([]);
  });
});
