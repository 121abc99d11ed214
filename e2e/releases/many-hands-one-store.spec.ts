import { expect } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shortName } from '../../shell/compose/store/Commit';
import { expectEdition, integrityFaults } from '../fixtures/releases/wholeSite';
import { edition, editionsIn, smallest, pageOf, releaseEdition, sectionNames } from '../fixtures/site/changedBuild';
import { siteIn, siteTest as test } from '../fixtures/site/ownSite';

const rounds = Number(process.env['ROUNDS'] ?? 50);

test(`ten clones of one store release different sections together, ${rounds} times, and all go live @nightly`, async ({
  freshSite: site,
}) => {
  test.setTimeout(180_000 + rounds * 120_000);
  const clones = Array.from({ length: 10 }, (_, place) => siteIn(path.join(site.home, `clone-${place}`), site.store));
  for (let round = 0; round < rounds; round += 1) {
    const words = `round-${round}`;
    const releases = sectionNames.map(async (name) => {
      // Each round, other clones release.
      const clone = clones.shift() ?? site;
      clones.push(clone);
      const build = await edition(site, name, words);
      expect((await clone.mustRun('release', [name, '--from', build])).err).toBe('');
      await clone.forgetLeftSites();
    });
    await Promise.all(releases);
    await site.mustRun('sections');
    for (const address of sectionNames.map(pageOf))
      expect(editionsIn(await site.document(address)), `${address} of ${words}`).toEqual([words]);
    await site.forgetLeftSites();
  }
  for (const name of sectionNames) expect(await site.history(name)).toHaveLength(rounds + 1);
  for (const { link } of [...clones, site]) expect(await integrityFaults(link)).toEqual([]);
});

test('of two simultaneous releases of one section, one goes live and the other one fails with a message', async ({
  site,
}) => {
  const slow = siteIn(path.join(site.home, 'slow'), site.store);
  await slow.takeMemory(site);
  await slow.mustRun('compose');
  const running = slow.start('release', [smallest, '--from', await edition(site, smallest, 'slow')]);
  // The slow release already knows what is live, and is paused here.
  const work = path.join(slow.dist, 'work');
  await expect.poll(() => readdirSync(work).length, { intervals: [20], timeout: 60_000 }).toBeGreaterThan(0);
  running.kill('SIGSTOP');
  await releaseEdition(site, smallest, 'quick');
  running.kill('SIGCONT');
  const { code, err } = await running.ended;
  const [live] = await site.history(smallest);
  const quick = `release ${shortName(live?.id ?? '')} by ${live?.author} ('${live?.subject}')`;
  expect({ code, err }).toEqual({
    code: 1,
    err: `${smallest}: ${quick} went live while this one was made; look at it, then release again\n`,
  });
  await slow.mustRun('sections');
  for (const one of [site, slow]) await expectEdition(one, 'quick');
});
