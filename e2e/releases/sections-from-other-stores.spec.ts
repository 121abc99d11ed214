import { root } from '@site/build/packages';
import { expect } from '@playwright/test';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { recipe, type } from '../fixtures/releases/recipe';
import { changedBuild, edition, editionsIn, onPage, pushTip, sectionEdits } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { siteTest as test } from '../fixtures/site/ownSite';

test('a section from another store goes live, rolls back, and stays if that store is damaged or unavailable @nightly', async ({
  freshSite: site,
}) => {
  test.setTimeout(600_000);
  const agency = path.join(site.home, 'agency.git');
  await git(site.home, ['init', '--quiet', '--bare', agency]);
  const env = { SECTION_ORIGINS: JSON.stringify({ events: agency }) };
  const compose = async () => (await site.mustRun('compose', [], { env })).out;
  const shown = async () => editionsIn(await site.document('/events'));
  const offer = async (words: string) => pushTip(agency, 'events', await edition(site, 'events', words));
  const [own = '', origin = ''] = recipe('A release from another clone');

  await test.step('the README’s command takes it once, and names its origin', async () => {
    const offered = await offer('elsewhere');
    const command = origin.replace('https://git.example.org/events.git', agency);
    await type([command], root, { SITE_DIST: site.dist });
    expect(await shown()).toEqual(['elsewhere']);
    await compose();
    const [live, ...earlier] = await site.history('events');
    expect(live?.trailers.Source).toBe(`origin ${agency} ${offered}`);
    expect(earlier).toHaveLength(1);
  });

  await test.step('a bad release is held back', async () => {
    const untitled = sectionEdits('events', onPage('/events', `title: 'Our team and board'`));
    await pushTip(agency, 'events', await changedBuild(site, 'events', untitled));
    expect(await compose()).toMatch(/^⚠ events: \/events has the title of .*; its last good release stays$/m);
    expect(await shown()).toEqual(['elsewhere']);
    expect(await site.history('events')).toHaveLength(2);
  });

  await test.step('a rolled-back release is not taken again until there is a newer one', async () => {
    await offer('regretted');
    await compose();
    await site.mustRun('rollback', ['events']);
    expect(await compose()).toContain(
      'events: its origin still offers the release that was rolled back; the live release stays',
    );
    await offer('later');
    await compose();
    expect(await shown()).toEqual(['later']);
  });

  await test.step('while its store does not answer, its last good release stays', async () => {
    await rename(agency, `${agency}.away`);
    expect(await compose()).toMatch(
      /^⚠ events: its origin \S+ cannot be read \(.*\); look after that store; meanwhile its last good release stays$/m,
    );
    expect(await shown()).toEqual(['later']);
  });

  await test.step('the README’s commands release it to this store and roll it back, in any clone', async () => {
    for (const [commands, editions] of [
      [[own], []],
      [recipe('A rollback from another clone'), ['later']],
    ] as const) {
      const typed = commands.map((command) => command.replace('<address>', site.store));
      await type(typed, root, { SITE_DIST: path.join(site.home, 'clone') });
      await site.mustRun('compose');
      expect(await shown()).toEqual(editions);
    }
  });
});
