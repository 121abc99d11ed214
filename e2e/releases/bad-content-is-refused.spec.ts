import { evening as good } from '../../mfe-events/src/exampleEvents';
import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { siteTest as test } from '../fixtures/site/ownSite';
import { writeEntry } from '../fixtures/site/ownTree';

/** What is wrong with entries, and the words of the line about each; unit tests try every mistake there is. */
const mistakes = [
  [{ date: '31 February 2025' }, "date: '31 February 2025' – wanted a real date"],
  [{ summary: 'Come \u202eall' }, "summary: 'Come \\u{202e}all' – wanted no characters that change"],
] as const;

test('a build and a release list every mistake of the content in one run, and write nothing', async ({
  site,
  newTree,
}) => {
  const tree = await newTree(['mfe-events']);
  for (const [index, [mistake]] of mistakes.entries()) {
    const event = { ...good, id: `wrong-${index}`, detailPageUrl: `/events/wrong-${index}` };
    await writeEntry(tree, `events/wrong-${index}`, { ...event, ...mistake });
  }
  const clean = path.join(site.home, 'clean');
  const before = await readlink(site.link);
  for (const [dist, command, ...args] of [
    [clean, 'build'],
    [site.dist, 'release', 'events'],
  ] as const) {
    const { code, out, err } = await site.run(command, args, { tree: tree.folder, env: { SITE_DIST: dist } });
    expect({ command, code, out }).toEqual({ command, code: 1, out: '' });
    const lines = err.trim().split('\n').slice(1);
    expect(lines).toHaveLength(mistakes.length);
    for (const [index, [, words]] of mistakes.entries()) {
      expect(lines[index]).toMatch(new RegExp(`^shared-data/entries/events/wrong-${index}\\.yaml:\\d+ · `));
      expect(lines[index]).toContain(words);
    }
  }
  expect(existsSync(clean)).toBe(false);
  expect(await readlink(site.link)).toBe(before);
});
