import { expect } from '@playwright/test';
import path from 'node:path';
import { withLock } from '../../shell/compose/locks';
import { edition, editionsIn } from '../fixtures/releases/edition';
import { forgetLeftSites } from '../fixtures/releases/forgetLeftSites';
import { readDocument } from '../fixtures/releases/readDocument';
import { siteTest as test } from '../fixtures/site/siteTest';
import { tornParts } from '../fixtures/releases/tornParts';

const rounds = 50;
const oneLine = /^[^\n]+\n$/;

test.use({ trace: 'off' });
// Each command is a process of its own, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

test(`two sections released at once, ${rounds} times, are both live`, { tag: '@nightly' }, async ({ site }) => {
  test.setTimeout(rounds * 60_000);
  const pages = { events: '/events', services: '/services/clinic' };
  for (let round = 0; round < rounds; round += 1) {
    const words = `round-${round}`;
    const outcomes = await Promise.all(
      Object.keys(pages).map(async (name) => site.run('release', [name, '--from', await edition(site, name, words)])),
    );
    expect(outcomes.map(({ code, err }) => ({ code, err }))).toEqual(outcomes.map(() => ({ code: 0, err: '' })));
    for (const address of Object.values(pages)) {
      expect(editionsIn(await readDocument(site, address)), `${address} of ${words}`).toEqual([words]);
    }
    expect(await tornParts(site.link)).toEqual([]);
    await forgetLeftSites(site);
  }
  for (const name of Object.keys(pages)) {
    expect((await site.live(name)).previous).toHaveLength(Math.min(rounds, 20));
  }
  console.log(JSON.stringify({ 'released at once': rounds, lost: 0, failed: 0 }));
});

test(
  'of two releases of one section at once, one is live whole and the other is told',
  { tag: '@nightly' },
  async ({ site }) => {
    const builds = await Promise.all(['one', 'two'].map((words) => edition(site, 'events', words)));
    const lock = path.join(site.dist, 'build-lock');
    const running = await withLock({ lock, doing: 'holding both back' }, async () => {
      const both = builds.map((build) => site.start('release', ['events', '--from', build]));
      await expect
        .poll(() => both.map(({ said }) => said().includes('is holding both back')), { timeout: 20_000 })
        .toEqual([true, true]);
      return both;
    });
    const outcomes = await Promise.all(running.map(({ ended }) => ended));
    expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
    const told = outcomes.find(({ code }) => code === 1);
    const { version, previous } = await site.live('events');
    expect(told?.err).toMatch(oneLine);
    expect(told?.err).toContain(`events: release ${version} went live while this one was made`);
    expect(previous).toHaveLength(1);
    expect(editionsIn(await readDocument(site, '/events'))).toEqual([outcomes[0]?.code === 0 ? 'one' : 'two']);
    expect(await tornParts(site.link)).toEqual([]);
  },
);

test('the same build released twice at once is one release', { tag: '@nightly' }, async ({ site }) => {
  const build = await edition(site, 'events', 'same');
  const outcomes = await Promise.all([1, 2].map(() => site.run('release', ['events', '--from', build])));
  expect(outcomes.map(({ code, err }) => ({ code, err }))).toEqual(outcomes.map(() => ({ code: 0, err: '' })));
  expect((await site.live('events')).previous).toHaveLength(1);
  expect(await tornParts(site.link)).toEqual([]);
});
