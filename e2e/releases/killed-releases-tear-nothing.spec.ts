import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { mkdir, readdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inFull } from '../fixtures/page/inFull';
import { tornParts } from '../fixtures/releases/wholeSite';
import { edition, editionsIn, releaseEdition } from '../fixtures/site/changedBuild';
import { forgetLeftSites, siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';
import type { RunningCommand } from '../fixtures/site/startCommand';

/** How many moments of one release are tried, spread evenly from its first instruction to its last. */
const moments = Number(process.env['MOMENTS'] ?? 100);

/** How often a release is killed at each of its steps. */
const tries = inFull ? 5 : 1;

/** Steps of a release that leave a trace on the disk: a folder, and what comes to be in it. In part, one inside git. */
const steps = [
  { name: 'stages', folder: 'work', trace: /./ },
  { name: 'gives the store its objects', folder: 'store.git/objects', trace: /^(tmp_objdir|incoming)/ },
  { name: 'locks the branch', folder: 'store.git/refs/heads/releases', trace: /^events\.lock$/ },
  { name: 'moves the branch', folder: 'store.git/refs/heads/releases', trace: /^events$/ },
  { name: 'has composed', folder: 'sites', trace: /./ },
  { name: 'switches', folder: '', trace: /^site$/ },
].filter(({ name }) => inFull || name === 'locks the branch');

/** The edition that the store says is live. */
async function editionInStore(site: OwnSite, words: string, before: string): Promise<string[]> {
  const [tip] = await site.history('events');
  return tip?.id === before ? editionsIn(await site.document('/events')) : [words];
}

/** What nobody needs once no command runs any more. */
const leftovers = async ({ dist }: OwnSite) =>
  (
    await Promise.all(
      ['work', 'store.git/refs/heads/releases', 'store.git'].map(async (folder) => readdir(path.join(dist, folder))),
    )
  )
    .flat()
    .filter((entry) => /\.lock$|-\d+$/.test(entry));

/**
 * Ends a release at some moment, and looks at the site it leaves; then types another command.
 * @param next which command is typed after it.
 */
async function endRelease(
  site: OwnSite,
  words: string,
  next: 'sections' | 'release' | 'rollback',
  whenToKill: (running: RunningCommand) => Promise<unknown>,
): Promise<number> {
  const build = await edition(site, 'events', words);
  const { commit } = await site.live('events');
  const folder = await realpath(site.link);
  const running = site.start('release', ['events', '--from', build]);
  await whenToKill(running);
  running.kill();
  await running.ended;
  expect(await tornParts(site.link), `${words}: after the kill`).toEqual([]);
  if ((await site.live('events')).commit === commit) expect(await realpath(site.link)).toBe(folder);
  else expect(editionsIn(await site.document('/events'))).toEqual([words]);

  const wanted = next === 'release' ? [words] : await editionInStore(site, words, commit);
  const args = { sections: [], release: ['events', '--from', build], rollback: ['about'] }[next];
  const { code, err, seconds } = await site.run(next, args);
  expect({ words, next, code, err }).toEqual({ words, next, code: 0, err: '' });
  expect(await tornParts(site.link), `${words}: after ${next}`).toEqual([]);
  expect(editionsIn(await site.document('/events'))).toEqual(wanted);
  expect((await site.live('events')).commit).toBe((await site.history('events'))[0]?.id);
  expect(await leftovers(site)).toEqual([]);
  await forgetLeftSites(site);
  return seconds;
}

/** Commands in turn; there is always something of about to go back from. */
async function nextCommand(site: OwnSite, turn: number) {
  const next = (['sections', 'release', 'rollback'] as const)[turn % 3] ?? 'sections';
  if (next === 'rollback') await releaseEdition(site, 'about', `turn-${turn}`);
  return next;
}

test(
  `a release killed at ${moments} moments leaves the old site or the new one, and the next command makes it good`,
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    test.setTimeout(120_000 + moments * 60_000);
    let { seconds } = await releaseEdition(site, 'events', 'first');
    for (let moment = 0; moment < moments; moment += 1) {
      const wait = ((moment + 0.5) / moments) * seconds * 1000;
      const next = await nextCommand(site, moment);
      const took = await endRelease(site, `moment-${moment}`, next, () => sleep(wait));
      // A release tells how long one takes now: a machine is not always as busy.
      if (next === 'release') seconds = took;
    }
  },
);

test('a release killed at any of its steps leaves the old site or the new one', async ({ site }) => {
  test.setTimeout(120_000 + steps.length * tries * 60_000);
  await mkdir(path.join(site.dist, 'work'), { recursive: true });
  for (const [turn, { name, folder, trace }] of Array.from({ length: tries }, () => steps)
    .flat()
    .entries()) {
    const next = inFull ? await nextCommand(site, turn) : 'sections';
    await endRelease(site, `${name}-${turn}`.replaceAll(' ', '-'), next, async (running) => {
      const watcher = watch(path.join(site.dist, folder));
      const traced = new Promise<void>((resolve) => {
        watcher.on('change', (_, entry) => {
          if (trace.test(String(entry))) resolve();
        });
      });
      await Promise.race([traced, running.ended.then(() => Promise.reject(new Error(`it never ${name}`)))]);
      watcher.close();
    });
  }
});

const lockOf = ({ store }: OwnSite) => path.join(store, 'refs/heads/releases/events.lock');

test('the lock of a git that was killed is removed', async ({ site }) => {
  await writeFile(lockOf(site), '');
  await releaseEdition(site, 'events', 'after-a-dead-git');
  expect(existsSync(lockOf(site))).toBe(false);
});

test('the lock of a git that lives is waited for, and then named', { tag: '@nightly' }, async ({ site }) => {
  const living = spawn('git', ['cat-file', '--batch'], { cwd: site.store, stdio: ['pipe', 'ignore', 'ignore'] });
  await writeFile(lockOf(site), '');
  const build = await edition(site, 'events', 'beside-a-living-git');
  const ended = new Promise((resolve) => living.on('close', resolve));
  const held = await site.run('release', ['events', '--from', build]);
  expect({ code: held.code, err: held.err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^\S+\/events\.lock is in the way; delete it if no git is running there[^\n]*\n$/),
  });
  expect(existsSync(lockOf(site))).toBe(true);
  living.stdin.end();
  await ended;
  await site.mustRun('release', ['events', '--from', build]);
});
