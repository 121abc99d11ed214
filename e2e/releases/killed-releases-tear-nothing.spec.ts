import { expect } from '@playwright/test';
import { watch } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { edition, editionsIn } from '../fixtures/releases/edition';
import { forgetLeftSites } from '../fixtures/releases/forgetLeftSites';
import type { OwnSite } from '../fixtures/site/ownSite';
import { readDocument } from '../fixtures/releases/readDocument';
import { siteTest as test } from '../fixtures/site/siteTest';
import { inFull } from '../fixtures/page/inFull';
import type { RunningCommand } from '../fixtures/site/startCommand';
import { tornParts } from '../fixtures/releases/tornParts';

test.use({ trace: 'off' });
/** How many moments of one release are tried, spread evenly from its first instruction to its last. */
const moments = 100;

/** How often a release is killed at each of its steps. */
const tries = inFull ? 5 : 1;

/** Steps of a release that leave a trace on the disk: a folder, and what comes to be in it. In part, the longest of them. */
const steps = [
  { name: 'takes the build lock', folder: '', trace: /^build-lock$/ },
  { name: 'puts the release aside', folder: 'releases', trace: /^\.events-/ },
  { name: 'stores the release', folder: 'releases/events', trace: /^\w{16}$/ },
  { name: 'takes the site lock', folder: '', trace: /^site-lock$/ },
  { name: 'begins to compose', folder: 'sites', trace: /./ },
  { name: 'makes the next link', folder: '', trace: /^site\.next$/ },
  { name: 'switches', folder: '', trace: /^site$/ },
].filter(({ name }) => inFull || name === 'begins to compose');

/** Entries of the releases' folders that no release is made of. */
const leftovers = async ({ dist }: OwnSite) =>
  [...(await readdir(dist)), ...(await readdir(path.join(dist, 'releases')))].filter((entry) =>
    /^\.|-lock|next/.test(entry),
  );

/**
 * Ends a release at some moment, and looks at the site it leaves; then releases again.
 * @returns which site stood after the kill, and how long the release after it took.
 */
async function endRelease(
  site: OwnSite,
  words: string,
  whenToKill: (running: RunningCommand) => Promise<unknown>,
): Promise<{ left: 'old' | 'new'; seconds: number }> {
  const build = await edition(site, 'events', words);
  const before = { version: (await site.live('events')).version, folder: await realpath(site.link) };
  const running = site.start('release', ['events', '--from', build]);
  await whenToKill(running);
  running.kill();
  await running.ended;
  expect(await tornParts(site.link), `${words}: after the kill`).toEqual([]);
  const { version } = await site.live('events');
  const isOld = version === before.version;
  if (isOld) expect(await realpath(site.link)).toBe(before.folder);
  else expect(editionsIn(await readDocument(site, '/events'))).toEqual([words]);

  const next = await site.run('release', ['events', '--from', build]);
  expect({ words, code: next.code, err: next.err }).toEqual({ words, code: 0, err: '' });
  expect(await tornParts(site.link), `${words}: after the next release`).toEqual([]);
  expect(editionsIn(await readDocument(site, '/events'))).toEqual([words]);
  expect(await leftovers(site)).toEqual([]);
  await forgetLeftSites(site);
  return { left: isOld ? 'old' : 'new', seconds: next.seconds };
}

test(
  `a release killed at ${moments} moments leaves the old site or the new one`,
  { tag: '@nightly' },
  async ({ site }) => {
    test.setTimeout(120_000 + moments * 60_000);
    let { seconds } = await site.run('release', ['events', '--from', await edition(site, 'events', 'first')]);
    const stood = { old: 0, new: 0 };
    for (let moment = 0; moment < moments; moment += 1) {
      // The release before tells how long one takes now: a machine is not always as busy.
      const wait = ((moment + 0.5) / moments) * seconds * 1000;
      const { left, ...next } = await endRelease(site, `moment-${moment}`, () => sleep(wait));
      stood[left] += 1;
      ({ seconds } = next);
    }
    console.log(JSON.stringify({ killed: moments, ...stood, torn: 0, 'released after it': moments }));
  },
);

test('a release killed at any of its steps leaves the old site or the new one', async ({ site }) => {
  test.setTimeout(120_000 + steps.length * tries * 60_000);
  for (const { name, folder, trace } of steps) {
    for (let number = 0; number < tries; number += 1) {
      const words = `${name}-${number}`.replaceAll(' ', '-');
      await endRelease(site, words, async (running) => {
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
  }
});
