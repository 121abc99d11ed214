import { evening as good } from '@site/shared-data/exampleEvents';
import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownTree, writeEntry } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';
import { diskState } from '../fixtures/releases/diskState';
import { siteTest as test } from '../fixtures/site/ownSite';
import { startCommand } from '../fixtures/site/startCommand';

/** Entries with everything wrong that people get wrong, and the words of the line about each. */
const wrongs: readonly (readonly [change: object, line: string])[] = [
  [{ date: '31 February 2025' }, "date: '31 February 2025' – wanted a real date"],
  [{ endDate: 'April 9, 2025' }, "endDate: 'April 9, 2025' – wanted nothing before 'date'"],
  [{ id: 'wrong-0' }, "id: 'wrong-0' – wanted another id"],
  [{ image: { name: 'no-such-picture', alt: 'A hall' } }, "image.name: 'no-such-picture' – wanted the name of"],
  [{ image: { name: 'event-gala' } }, 'image.alt: nothing – wanted words for what can be seen'],
  [{ registrationUrl: 'example.org' }, "registrationUrl: 'example.org' – wanted a whole address"],
  [{ registrationUrl: 'javascript:alert(1)' }, "registrationUrl: 'javascript:alert(1)' – wanted a whole address"],
  [{ registrationUrl: 'data:text/html,x' }, "registrationUrl: 'data:text/html,x' – wanted a whole address"],
  [{ titel: 'Hope' }, "titel: 'Hope' – wanted one of the fields"],
  [{ title: '' }, "title: '' – wanted a text"],
  [{ title: 'x'.repeat(10_240) }, '(10,240 characters) – wanted at most 120 characters'],
  [{ summary: 'Come <b>all</b>' }, "summary: 'Come <b>all</b>' – wanted plain text without HTML"],
  [{ summary: 'Come \u202eall' }, "summary: 'Come \\u{202e}all' – wanted no characters that change"],
  [{ summary: 'Come\u0007 all' }, "summary: 'Come\\u{7} all' – wanted one line without control characters"],
];

/** Adds the wrong entries to the events. */
async function addWrongs(tree: OwnTree): Promise<void> {
  for (const [index, [change]] of wrongs.entries()) {
    const detailPageUrl = `/events/wrong-${index}`;
    await writeEntry(tree, `events/wrong-${index + 10}`, { ...good, id: `wrong-${index}`, detailPageUrl, ...change });
  }
}

test('a build and a release list every mistake of the content in one run, and write nothing', async ({ site }) => {
  const tree = await ownTree('mfe-events');
  await addWrongs(tree);
  const clean = path.join(site.home, 'clean');
  const stood = await diskState(site);
  for (const [command, args, dist] of [
    ['build', [], clean],
    ['release', ['events'], site.dist],
  ] as const) {
    const { code, out, err } = await startCommand(command, args, { env: { SITE_DIST: dist }, tree: tree.folder }).ended;
    expect({ command, code, out }).toEqual({ command, code: 1, out: '' });
    for (const [, line] of wrongs) expect(err, command).toContain(line);
    for (const line of err.trim().split('\n').slice(1)) {
      expect(line).toMatch(/^shared-data\/entries\/events\/wrong-\d+\.yaml:\d+ · [\w.]+: .* – wanted .+$/);
    }
    expect(err).not.toMatch(/^ {4}at /m);
  }
  await tree.remove();
  expect(existsSync(clean)).toBe(false);
  expect(await diskState(site)).toEqual(stood);
});
