import { expect, test } from '@playwright/test';
import path from 'node:path';
import { hydrated } from '../fixtures/page/hydrated';
import { ownSite } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';
import { servedOwnSite } from '../fixtures/site/servedOwnSite';
import { originHost } from '../fixtures/releases/originHost';
import { recipe, type } from '../fixtures/releases/recipe';

test('a section is composed from elsewhere, as the README says it', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(600_000);
  const [offer = '', take = ''] = recipe('A section from elsewhere');
  const agency = await ownSite();
  const site = await servedOwnSite();
  const tree = await ownTree('mfe-events');
  const folder = path.join(agency.home, 'offered');
  await type([offer.replace('<folder>', folder)], tree, { SITE_DIST: agency.dist });
  const host = await originHost(folder);
  try {
    expect(take).toContain('https://events.example.org');
    await type([take.replace('https://events.example.org', host.origin)], tree, { SITE_DIST: site.dist });
    expect(await (await fetch(`${site.origin}/events`)).text()).toContain(`"${host.origin}/`);
    await page.goto(`${site.origin}/events`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    expect(host.asked.some((asked) => asked.endsWith('.js'))).toBe(true);
  } finally {
    await Promise.all([host.close(), tree.remove(), site.close(), agency.close()]);
  }
});
