import { sections } from '@site/build/packages';
import { expect } from '@playwright/test';
import { ownTree } from '../fixtures/site/ownTree';
import { siteTest as test } from '../fixtures/site/ownSite';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';
import { hydrated, listen } from '../fixtures/page/page';

/** What a section's people run before they release, beside the types, which the release checks; first what editors do on saving. */
const checks = [
  'npx prettier --write --log-level warn mfe-library',
  'npm run lint',
  'npm run unit -- --silent mfe- shell/section',
];

test(
  'a section with two pages, as the README says it, is green and live',
  { tag: '@nightly' },
  async ({ freshSite: site, page }) => {
    test.setTimeout(900_000);
    const tree = await ownTree(sections.map(({ folder }) => folder));
    try {
      const commands = recipe('A section');
      await test.step('written', () => type(commands.slice(0, -1), tree, {}));
      await test.step('given words of its own', () => writeOwnWords(tree));
      await test.step('green', () => type(checks, tree, {}));
      await test.step('released', () => type(commands.slice(-1), tree, { SITE_DIST: site.dist }));
      const messages = listen(page);
      for (const [address, heading] of [
        ['/library', 'Library'],
        ['/library/books', 'Books'],
      ] as const) {
        expect((await page.goto(site.origin + address))?.status()).toBe(200);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Library' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library');
      expect(messages).toEqual([]);
    } finally {
      await tree.remove();
    }
  },
);
