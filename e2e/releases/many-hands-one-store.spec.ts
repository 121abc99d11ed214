import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { shortName } from '../../shell/compose/store/Commit';
import { expectEdition, tornParts } from '../fixtures/releases/wholeSite';
import { edition, editionsIn, pageOf, releaseEdition, sectionNames } from '../fixtures/site/changedBuild';
import { forgetLeftSites, siteIn, siteTest as test } from '../fixtures/site/ownSite';

const rounds = Number(process.env['ROUNDS'] ?? 50);
const clones = 10;

test(`${clones} clones of one store release different sections at once, ${rounds} times: all are live @nightly`, async ({
  freshSite: site,
}) => {
  test.setTimeout(180_000 + rounds * 120_000);
  const folders = Array.from({ length: clones }, (_, place) => path.join(site.home, `clone-${place}`));
  const machines = folders.map((folder) => siteIn(folder, site.store));
  for (let round = 0; round < rounds; round += 1) {
    const words = `round-${round}`;
    const releases = sectionNames.map(async (name, place) => {
      // Each round it is the turn of others.
      const machine = machines[(round * sectionNames.length + place) % clones] ?? site;
      const { code, err } = await machine.run('release', [name, '--from', await edition(site, name, words)]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      await forgetLeftSites(machine);
    });
    await Promise.all(releases);
    await site.mustRun('sections');
    for (const address of Object.values(pageOf))
      expect(editionsIn(await site.document(address)), `${address} of ${words}`).toEqual([words]);
    await forgetLeftSites(site);
  }
  for (const name of sectionNames) expect(await site.history(name)).toHaveLength(rounds + 1);
  for (const one of [...machines, site]) expect(await tornParts(one.link)).toEqual([]);
});

test('of two releases of one section at once, one is live whole and the other is told', async ({ site }) => {
  const slow = siteIn(path.join(site.home, 'slow'), site.store);
  const running = slow.start('release', ['events', '--from', await edition(site, 'events', 'slow')]);
  // It knows what is live, and is held on its way.
  await expect.poll(() => existsSync(path.join(slow.dist, 'work')), { intervals: [20], timeout: 60_000 }).toBe(true);
  running.kill('SIGSTOP');
  await releaseEdition(site, 'events', 'quick');
  running.kill('SIGCONT');
  const { code, err } = await running.ended;
  const [live] = await site.history('events');
  const quick = `release ${shortName(live?.id ?? '')} by ${live?.author} ('${live?.subject}')`;
  expect({ code, err }).toEqual({
    code: 1,
    err: `events: ${quick} went live while this one was made; look at it, then release again\n`,
  });
  await slow.mustRun('sections');
  for (const one of [site, slow]) await expectEdition(one, 'quick');
});
