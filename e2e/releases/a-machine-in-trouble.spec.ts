import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { diskState } from '../fixtures/releases/diskState';
import { canMount, withReadOnly, withSmallDisk } from '../fixtures/releases/smallDisk';
import { shiftClock } from '../fixtures/releases/shiftClock';
import { tornParts } from '../fixtures/releases/wholeSite';
import { edition, editionsIn, releaseEdition } from '../fixtures/site/changedBuild';
import { seedSite, siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';

/** The site is whole and shows that edition of the events. */
async function expectEdition(site: OwnSite, ...editions: readonly string[]): Promise<void> {
  expect(editionsIn(await site.document('/events'))).toEqual(editions);
  expect(await tornParts(site.link)).toEqual([]);
}

const oneLine = expect.stringMatching(/^[^\n]+\n$/);

test('a full disk refuses a release, whatever room is left, and loses nothing', { tag: '@nightly' }, async () => {
  test.skip(!canMount, 'this account may not mount a disk that is small enough to fill');
  test.setTimeout(1_200_000);
  await withSmallDisk(64, async (disk) => {
    const site = await seedSite(disk.folder);
    const build = await edition(site, 'events', 'second');
    const before = await disk.room();
    await releaseEdition(site, 'events', 'first');
    const needed = before - (await disk.room());
    const { commit } = await site.live('events');
    for (let part = 0; part < 1; part += 0.05) {
      await disk.leave(part * needed);
      const { code, err } = await site.run('release', ['events', '--from', build]);
      expect(await tornParts(site.link)).toEqual([]);
      // What was pushed before the disk was full is live as soon as there is room again.
      if ((await site.history('events'))[0]?.id !== commit) break;
      expect({ part, code }).toEqual({ part, code: 1 });
      expect(err, `with ${part} of the room`).toMatch(/^[^\n]*(disk is full|No space left)[^\n]*\n$/);
      await expectEdition(site, 'first');
    }
    await disk.leave();
    expect(await site.run('release', ['events', '--from', build])).toMatchObject({ code: 0, err: '' });
    await expectEdition(site, 'second');
  });
});

test('a file larger than the account may write is refused', async ({ site }) => {
  test.skip(spawnSync('prlimit', ['--version']).status !== 0, 'there is no prlimit to set a limit with');
  const build = await edition(site, 'events', 'large');
  await site.mustRun('sections');
  const before = await diskState(site);
  const within = ['prlimit', '--fsize=16384'];
  const { code, err } = await site.run('release', ['events', '--from', build], { within });
  expect({ code, err }).toEqual({ code: 1, err: oneLine });
  expect(await diskState(site)).toEqual(before);
});

test('folders that cannot be written to are named; what is live stays', { tag: '@nightly' }, async ({ freshSite }) => {
  test.skip(!canMount, 'root writes everywhere, and may not mount anything here');
  await releaseEdition(freshSite, 'events', 'first');
  const build = await edition(freshSite, 'events', 'second');
  const before = await diskState(freshSite);
  for (const part of ['.', 'store.git']) {
    const folder = path.join(freshSite.dist, part);
    await withReadOnly(folder, async () => {
      const { code, err } = await freshSite.run('release', ['events', '--from', build]);
      expect({ part, code, err }).toEqual({ part, code: 1, err: oneLine });
      expect(err).toContain(path.normalize(folder));
    });
    await expectEdition(freshSite, 'first');
    expect(await diskState(freshSite)).toEqual(before);
  }
  await freshSite.mustRun('release', ['events', '--from', build]);
  await expectEdition(freshSite, 'second');
});

test(
  'a clock that went back one day changes neither the order nor what is kept',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    const yesterday = { env: shiftClock(-1) };
    for (const words of ['today', 'yesterday', 'again']) {
      const build = await edition(site, 'events', words);
      await site.run('release', ['events', '--from', build], words === 'today' ? {} : yesterday);
      await expectEdition(site, words);
    }
    for (const editions of [['yesterday'], ['today'], []]) {
      await site.mustRun('rollback', ['events'], yesterday);
      await expectEdition(site, ...editions);
    }
  },
);
