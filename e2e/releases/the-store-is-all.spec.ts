import { expect } from '@playwright/test';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { releaseEdition } from '../fixtures/site/changedBuild';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { siteIn, siteTest as test } from '../fixtures/site/ownSite';

test('the store alone makes the same site again, byte for byte', async ({ freshSite: site }) => {
  const composedAt = { env: { SOURCE_DATE_EPOCH: '2000000000' } };
  await releaseEdition(site, 'events', 'second');
  const sites = [site, siteIn(path.join(site.home, 'another-machine'), site.store)];
  const made = [];
  for (const one of sites) {
    // The header rules suit the pages of the site before, too: that is the same one then.
    await one.mustRun('compose', [], composedAt);
    await one.mustRun('compose', [], composedAt);
    made.push(await hashesBelow(await realpath(one.link)));
  }
  expect(made[1]).toEqual(made[0]);
  expect(Object.keys(made[0] ?? {}).length).toBeGreaterThan(100);
});
