import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expectEdition, tornParts } from '../fixtures/releases/wholeSite';
import { edition, releaseEdition } from '../fixtures/site/changedBuild';
import { seedSite, siteTest as test } from '../fixtures/site/ownSite';

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });

/** Mounts something at a folder while `use` runs; skips the test where this account may not. */
async function withMount(folder: string, args: readonly string[], use: () => Promise<void>): Promise<void> {
  try {
    mount(...args, folder);
  } catch (error) {
    test.skip(true, `this account may not mount anything: ${String(error)}`);
  }
  try {
    await use();
  } finally {
    execFileSync('umount', [folder]);
  }
}

test('a full disk refuses a release, whatever room is left, and loses nothing @nightly', async ({ home }) => {
  test.setTimeout(1_200_000);
  const folder = path.join(home, 'small-disk');
  await mkdir(folder);
  await withMount(folder, ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs'], async () => {
    const filler = path.join(folder, 'filler');
    const room = async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    };
    const site = await seedSite(folder);
    const build = await edition(site, 'events', 'second');
    const before = await room();
    await releaseEdition(site, 'events', 'first');
    const needed = before - (await room());
    const { commit } = await site.live('events');
    for (let part = 0; part < 1; part += 0.05) {
      await rm(filler, { force: true });
      await writeFile(filler, Buffer.alloc(Math.max(0, (await room()) - part * needed)));
      const { code, err } = await site.run('release', ['events', '--from', build]);
      expect(await tornParts(site.link)).toEqual([]);
      // What was pushed before the disk was full is live as soon as there is room again.
      if ((await site.history('events'))[0]?.id !== commit) break;
      expect({ part, code }).toEqual({ part, code: 1 });
      expect(err, `with ${part} of the room`).toMatch(/^[^\n]*(disk is full|No space left)[^\n]*\n$/);
      await expectEdition(site, 'first');
    }
    await rm(filler);
    expect(await site.run('release', ['events', '--from', build])).toMatchObject({ code: 0, err: '' });
    await expectEdition(site, 'second');
  });
});

test('folders that cannot be written to are named; what is live stays @nightly', async ({ freshSite }) => {
  await releaseEdition(freshSite, 'events', 'first');
  const build = await edition(freshSite, 'events', 'second');
  for (const folder of [freshSite.dist, freshSite.store]) {
    // By a mount, because root would write all the same.
    await withMount(folder, ['--bind', folder], async () => {
      mount('-o', 'remount,bind,ro', folder);
      expect(await freshSite.refuses('release', ['events', '--from', build])).toContain(folder);
    });
    await expectEdition(freshSite, 'first');
  }
  await freshSite.mustRun('release', ['events', '--from', build]);
  await expectEdition(freshSite, 'second');
});
