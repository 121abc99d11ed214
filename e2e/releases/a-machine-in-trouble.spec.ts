import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { LockOwner } from '../../shell/compose/locks';
import { diskState } from '../fixtures/releases/diskState';
import { edition, editionsIn } from '../fixtures/releases/edition';
import { seedSite } from '../fixtures/site/ownSite';
import { readDocument } from '../fixtures/releases/readDocument';
import { shiftClock } from '../fixtures/releases/shiftClock';
import { siteTest as test } from '../fixtures/site/siteTest';
import { canMount, withReadOnly, withSmallDisk } from '../fixtures/releases/smallDisk';
import { tornParts } from '../fixtures/releases/tornParts';

test.use({ trace: 'off' });
// Each command is a process of its own, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

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
      const first = await edition(site, 'events', 'first');
      const build = await edition(site, 'events', 'second');
      const before = await disk.room();
      await site.mustRun('release', ['events', '--from', first]);
      const needed = before - (await disk.room());
      const stood = await diskState(site.dist);
      for (const part of rooms) {
        await disk.leave(part * needed);
        const { code, err } = await site.run('release', ['events', '--from', build]);
        expect({ part, code }).toEqual({ part, code: 1 });
        expect(err, `with ${part} of the room`).toMatch(
          /^\/[^\n]*: the disk is full; free some room and try again\. [^\n]*\n$/,
        );
        expect(await diskState(site.dist)).toEqual(stood);
        expect(await tornParts(site.link)).toEqual([]);
      }
      await disk.leave();
      expect(await site.run('release', ['events', '--from', build])).toMatchObject({ code: 0, err: '' });
      expect(editionsIn(await readDocument(site, '/events'))).toEqual(['second']);
      expect(await tornParts(site.link)).toEqual([]);
      console.log(JSON.stringify({ 'a release takes': needed, 'refused on a full disk': rooms.length }));
    });
  },
);

test('a file larger than the account may write is refused', async ({ site }) => {
  test.skip(spawnSync('prlimit', ['--version']).status !== 0, 'there is no prlimit to set a limit with');
  const build = await edition(site, 'events', 'large');
  const stood = await diskState(site.dist);
  const { code, err } = await site.run('release', ['events', '--from', build], {
    within: ['prlimit', '--fsize=16384'],
  });
  expect(code).toBe(1);
  expect(err).toMatch(/^\/[^\n]*: the file is larger than this account may write; [^\n]*\n$/);
  expect(await diskState(site.dist)).toEqual(stood);
  expect(await tornParts(site.link)).toEqual([]);
});

test(
  'folders that cannot be written to are named; what is live can still be read and served',
  { tag: '@nightly' },
  async ({ site }) => {
    test.skip(process.getuid?.() === 0 && !canMount, 'root writes everywhere, and may not mount anything here');
    test.setTimeout(300_000);
    const { code } = await site.run('release', ['events', '--from', await edition(site, 'events', 'first')]);
    expect(code).toBe(0);
    const build = await edition(site, 'events', 'second');
    const stood = await diskState(site.dist);
    for (const part of ['.', 'releases', 'sites']) {
      const folder = path.join(site.dist, part);
      await withReadOnly(folder, async () => {
        for (const [command, ...args] of [
          ['release', 'events', '--from', build],
          ['rollback', 'events'],
        ] as const) {
          // Going back writes nothing to the releases.
          if (part === 'releases' && command === 'rollback') continue;
          const outcome = await site.run(command, args);
          expect({ part, command, code: outcome.code }).toEqual({ part, command, code: 1 });
          expect(outcome.err).toMatch(/^[^\n]+(read-only; make it writable|may not write)[^\n]+\n$/);
          expect(outcome.err).toContain(folder);
        }
        expect((await site.run('sections')).out).toContain((await site.live('events')).version);
      });
      expect(await diskState(site.dist)).toEqual(stood);
    }
    expect(await site.run('release', ['events', '--from', build])).toMatchObject({ code: 0, err: '' });
    expect(await tornParts(site.link)).toEqual([]);
  },
);

test(
  'the lock of a process that lives no more is taken over, whoever has its number now',
  { tag: '@nightly' },
  async ({ site }) => {
    const dead = spawnSync('true').pid;
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const owners: LockOwner[] = [
      { pid: dead, started: '1', host: hostname(), since: tomorrow, doing: 'releasing events' },
      { pid: process.pid, started: '1', host: hostname(), since: tomorrow, doing: 'releasing events' },
    ];
    for (const [index, owner] of owners.entries()) {
      for (const lock of ['build-lock', 'site-lock'])
        await writeFile(path.join(site.dist, lock), JSON.stringify(owner));
      const build = await edition(site, 'events', `after-${index}`);
      const { code, out, err } = await site.run('release', ['events', '--from', build]);
      expect({ index, code, err }).toEqual({ index, code: 0, err: '' });
      expect(out).not.toContain('waiting');
    }
    expect(await tornParts(site.link)).toEqual([]);
  },
);

test(
  'a clock that went back one day changes neither the order nor what is kept',
  { tag: '@nightly' },
  async ({ site }) => {
    test.setTimeout(300_000);
    const yesterday = shiftClock(-1);
    const versions = [(await site.live('events')).version];
    for (const [words, clock] of [
      ['today', {}],
      ['yesterday', yesterday],
      ['again', yesterday],
    ] as const) {
      const outcome = await site.run('release', ['events', '--from', await edition(site, 'events', words)], {
        env: clock,
      });
      expect(outcome).toMatchObject({ code: 0, err: '' });
      versions.unshift((await site.live('events')).version);
    }
    const { version, since, previous } = await site.live('events');
    expect([version, ...previous.map((one) => one.version)]).toEqual(versions);
    expect(since < (previous.at(-2)?.since ?? '')).toBe(true);

    const pruned = await site.run('prune', [], { env: yesterday });
    expect(pruned).toMatchObject({ code: 0, out: 'There is nothing to remove\n' });
    for (const expected of versions.slice(1)) {
      expect(await site.run('rollback', ['events'], { env: yesterday })).toMatchObject({ code: 0, err: '' });
      expect((await site.live('events')).version).toBe(expected);
      expect(await tornParts(site.link)).toEqual([]);
    }
  },
);
