import { expect } from '@playwright/test';
import { watch } from 'node:fs';
import { mkdir, readdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectEdition, integrityFaults } from '../fixtures/releases/wholeSite';
import { edition, editionsIn, smallest, other, pageOf, releaseEdition } from '../fixtures/site/changedBuild';
import { siteTest as test, type OwnSite } from '../fixtures/site/ownSite';
import type { RunningCommand } from '../fixtures/site/startCommand';

/** The number of moments to kill a release at, evenly spread from its first to its last instruction. */
const moments = Number(process.env['MOMENTS'] ?? 100);

const commands = ['sections', 'release', 'rollback'] as const;

/**
 * Returns the files that must be gone after the next command. The lock of a branch stays until a command moves that
 * branch.
 */
async function leftovers({ dist, store }: OwnSite, next: string): Promise<string[]> {
  const branches = next === 'release' ? [path.join(store, 'refs/heads/releases')] : [];
  const folders = [path.join(dist, 'work'), store, ...branches];
  const entries = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return entries.flat().filter((entry) => /\.lock$|-\d+$/.test(entry));
}

/** Kills a release at some moment, checks the site, and runs another command. Returns its duration in seconds. */
async function killRelease(
  site: OwnSite,
  words: string,
  next: (typeof commands)[number],
  moment: (running: RunningCommand) => Promise<unknown>,
): Promise<number> {
  const build = await edition(site, smallest, words);
  const { commit } = await site.live(smallest);
  const folder = await realpath(site.link);
  const running = site.start('release', [smallest, '--from', build]);
  await moment(running);
  running.kill();
  await running.ended;
  expect(await integrityFaults(site.link), `${words}: after the kill`).toEqual([]);
  const before = editionsIn(await site.document(pageOf(smallest)));
  if ((await site.live(smallest)).commit === commit) expect(await realpath(site.link)).toBe(folder);
  else expect(before).toEqual([words]);

  const isStored = (await site.history(smallest))[0]?.id !== commit;
  const args = { sections: [], release: [smallest, '--from', build], rollback: [other] }[next];
  const { err, seconds } = await site.mustRun(next, args);
  expect({ words, next, err }).toEqual({ words, next, err: '' });
  await expectEdition(site, ...(isStored || next === 'release' ? [words] : before));
  expect((await site.live(smallest)).commit).toBe((await site.history(smallest))[0]?.id);
  expect(await leftovers(site, next)).toEqual([]);
  await site.forgetLeftSites();
  return seconds;
}

test(`a release killed at ${moments} moments leaves the old or the new site, and the next command completes it @nightly`, async ({
  freshSite: site,
}) => {
  test.setTimeout(120_000 + moments * 60_000);
  let { seconds } = await releaseEdition(site, smallest, 'first');
  for (let moment = 0; moment < moments; moment += 1) {
    const wait = ((moment + 0.5) / moments) * seconds * 1000;
    const next = commands[moment % commands.length] ?? 'sections';
    // There is always a release to go back to.
    if (next === 'rollback') await releaseEdition(site, other, `turn-${moment}`);
    const took = await killRelease(site, `moment-${moment}`, next, () => sleep(wait));
    // A complete release measures the current duration, because the load of the machine varies.
    if (next === 'release') seconds = took;
  }
});

test('a release killed while git moves its branch leaves the old or the new site', async ({ site }) => {
  const untilLocked = async ({ ended }: RunningCommand) => {
    const watcher = watch(path.join(site.store, 'refs/heads/releases'));
    const locked = new Promise<boolean>((resolve) => {
      watcher.on('change', (_, entry) => entry === `${smallest}.lock` && resolve(true));
    });
    expect(await Promise.race([locked, ended]), 'it locked the branch').toBe(true);
    watcher.close();
  };
  await killRelease(site, 'locked', 'release', untilLocked);
});

test('a release goes live even if the connection breaks after its push arrived @nightly', async ({
  freshSite: site,
}) => {
  const hook = path.join(site.store, 'hooks/post-receive');
  await mkdir(path.dirname(hook), { recursive: true });
  await writeFile(hook, '#!/bin/sh\nkill -9 $PPID\n', { mode: 0o755 });
  expect((await releaseEdition(site, smallest, 'arrived')).err).toBe('');
  await expectEdition(site, 'arrived');
});
