import { sections } from '@site/build/packages';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { listen, open, setClock } from '../fixtures/page/page';
import { ordinaryChanges, rareChanges } from '../fixtures/releases/contentChanges';
import { siteTest as test } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The whole site is built anew, and every page of it looked at.
test.describe.configure({ timeout: 600_000 });

/** Every page, small and wide: it is whole, fits its screen and shows no gap where content is missing. */
async function lookAtEveryPage(page: Page, origin: string): Promise<void> {
  const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, address]) => address || '/');
  expect(addresses.length).toBeGreaterThan(20);
  const messages = listen(page);
  for (const address of addresses) {
    await open(page, origin + address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    expect(await page.locator('body').innerText(), address).not.toMatch(/undefined|null|NaN|\[object/);
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll('main section, main ul, main ol, main p, main h2, main h3')]
        .filter((one) => !one.textContent?.trim() && !one.querySelector('img, iframe, button'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(empty, address).toEqual([]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(messages).toEqual([]);
}

const all = ['a year of ordinary changes', Object.values(ordinaryChanges)] as const;
const each = Object.entries({ ...ordinaryChanges, ...rareChanges }).map(([name, change]) => [name, [change]] as const);

for (const [name, changes] of [all, ...each]) {
  test(`after ${name}, the site composes, reads and fits`, { tag: '@nightly' }, async ({ freshSite: site, page }) => {
    const tree = await ownTree(sections.map(({ folder }) => folder));
    for (const { edit } of changes) await edit(tree);
    await site.mustRun('build', ['--drop-pages'], { tree: tree.folder });
    await tree.remove();
    // Within the closed days of one of the changes.
    await setClock(page, '2026-11-26T10:00:00-06:00');
    for (const { address, finds, count } of changes) {
      await page.goto(site.origin + address);
      if (count === undefined) await expect(page.locator(finds).first()).toBeVisible();
      else await expect(page.locator(finds)).toHaveCount(count);
    }
    await lookAtEveryPage(page, site.origin);
  });
}
