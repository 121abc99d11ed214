import { test } from '@playwright/test';
import { ownSite } from './ownSite';
import type { OwnSite } from './ownSite';

/** A test with a site of its own, which needs no browser. */
export const siteTest = test.extend<{ site: OwnSite }>({
  // Playwright reads from this pattern which other fixtures are wanted: none.
  site: async ({}, use) => {
    const site = await ownSite();
    await use(site);
    await site.close();
  },
});
