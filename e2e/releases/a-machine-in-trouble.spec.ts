import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { diskState } from '../fixtures/releases/diskState';
import { shiftClock } from '../fixtures/releases/shiftClock';
import { canMount, withReadOnly, withSmallDisk } from '../fixtures/releases/smallDisk';
import { tornParts } from '../fixtures/releases/wholeSite';
import { edition, editionsIn, releaseEdition } from '../fixtures/site/changedBuild';
import { seedSite, siteTest as test } from '../fixtures/site/ownSite';

/** How much of the room that a release takes is left, in parts of it. */
const rooms = Array.from({ length: 20 }, (_, part) => part / 20);

test(
  `a full disk refuses a release, with ${rooms.length} amounts of room left, and loses nothing`,
  { tag: '@nightly' },
  async () => {
    test.skip(!canMount, 'this account may not mount a disk that is small enough to fill');
    test.setTimeout(rooms.length * 60_000);
    await withSmallDisk(64, async (disk) => {
      const site = await seedSite(disk.folder);
      const build = await edition(site, 'events', 'second');
      const before = await disk.room();
      await releaseEdition(site, 'events', 'first');
      const needed = before - (await disk.room());
      const { commit } = await site.live('events');
      for (const part of rooms) {
        await disk.leave(part * needed);
        const { code, err } = await site.run('release', ['events', '--from', build]);
        expect(await tornParts(site.link)).toEqual([]);
        // What was pushed before the disk was full is live as soon as there is room again.
        if ((await site.history('events'))[0]?.id !== commit) break;
        expect({ part, code }).toEqual({ part, code: 1 });
        expect(err, `with ${part} of the room`).toMatch(/^[^\n]*(disk is full|No space left)[^\n]*\n$/);
        expect((await site.live('events')).commit).toBe(commit);
      }
      await disk.leave();
      expect(await site.run('release', ['events', '--from', build])).toMatchObject({ code: 0, err: '' });
      expect(editionsIn(await site.document('/events'))).toEqual(['second']);
      expect(await tornParts(site.link)).toEqual([]);
    });
  },
);

test('a file larger than the account may write is refused', async ({ site }) => {
  test.skip(spawnSync('prlimit', ['--version']).status !== 0, 'there is no prlimit to set a limit with');
  const build = await edition(site, 'events', 'large');
  await site.mustRun('sections');
  const stood = await diskState(site);
  const { code, err } = await site.run('release', ['events', '--from', build], {
    within: ['prlimit', '--fsize=16384'],
  });
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^[^\n]+\n$/) });
  expect(await diskState(site)).toEqual(stood);
});

test('folders that cannot be written to are named; what is live stays', { tag: '@nightly' }, async ({ freshSite }) => {
  test.skip(process.getuid?.() === 0 && !canMount, 'root writes everywhere, and may not mount anything here');
  await releaseEdition(freshSite, 'events', 'first');
  const build = await edition(freshSite, 'events', 'second');
  const stood = await diskState(freshSite);
  for (const part of ['.', 'store.git', 'sites']) {
    const folder = path.join(freshSite.dist, part);
    await withReadOnly(folder, async () => {
      const { code, err } = await freshSite.run('release', ['events', '--from', build]);
      expect({ part, code, err }).toEqual({ part, code: 1, err: expect.stringMatching(/^[^\n]+\n$/) });
      expect(err).toContain(path.normalize(folder));
    });
    expect(await tornParts(freshSite.link)).toEqual([]);
    // Where only the site could not be written, the release is in the store, and goes live with the next command.
    if (part !== 'sites') expect(await diskState(freshSite)).toEqual(stood);
  }
  await freshSite.mustRun('sections');
  expect(editionsIn(await freshSite.document('/events'))).toEqual(['second']);
  expect(await tornParts(freshSite.link)).toEqual([]);
});

test(
  'a clock that went back one day changes neither the order nor what is kept',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    const yesterday = { env: shiftClock(-1) };
    const words = [undefined, 'today', 'yesterday', 'again'];
    for (const one of words.slice(1)) {
      const build = await edition(site, 'events', String(one));
      await site.run('release', ['events', '--from', build], one === 'today' ? {} : yesterday);
      expect(editionsIn(await site.document('/events'))).toEqual([one]);
    }
    for (const one of words.slice(0, -1).reverse()) {
      expect(await site.run('rollback', ['events'], yesterday)).toMatchObject({ code: 0, err: '' });
      expect(editionsIn(await site.document('/events'))).toEqual(one ? [one] : []);
      expect(await tornParts(site.link)).toEqual([]);
    }
  },
);
