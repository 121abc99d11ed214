import { dist, sections } from '@site/build/packages';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { siteTest as test } from '../fixtures/site/ownSite';
import type { ServedSite } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { setClock } from '../fixtures/page/setClock';
import { ordinaryChanges, rareChanges } from '../fixtures/releases/contentChanges';
import type { ContentChange } from '../fixtures/releases/contentChanges';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The whole site is built anew, and every page of it looked at.
test.describe.configure({ timeout: 600_000 });

/** The day on which visitors come: within the closed days of one of the changes. */
const visit = '2026-11-26T10:00:00-06:00';

/** What a page shows where content is missing that its code counted on. */
const gaps = /undefined|null|NaN|\[object/;

/** Every page, small and wide: it is whole, fits its screen and says nothing odd. A picture of each is kept to be looked at. */
async function lookAtEveryPage(page: Page, origin: string, pictures: string): Promise<void> {
  const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, address]) => address || '/');
  expect(addresses.length).toBeGreaterThan(20);
  const links = new Map<string, string>();
  const heard = listen(page);
  for (const address of addresses) {
    await page.goto(origin + address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    const { words, empty, hrefs } = await page.evaluate(() => ({
      words: document.body.innerText,
      empty: [...document.querySelectorAll('main section, main ul, main ol, main p, main h2, main h3')]
        .filter((one) => !one.textContent?.trim() && !one.querySelector('img, iframe, button'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      hrefs: [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
    }));
    expect(words, address).not.toMatch(gaps);
    expect(empty, address).toEqual([]);
    for (const href of hrefs) links.set(href.split('#')[0] ?? href, address);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      const file = `${address.replaceAll('/', '_')}-${width}.png`;
      await page.screenshot({ path: path.join(pictures, file), fullPage: true });
    }
  }
  for (const [link, from] of links)
    expect((await page.request.head(origin + link)).status(), `${from} → ${link}`).toBe(200);
  expect(heard).toEqual([]);
}

/** Builds the site from changed content, and goes through it. */
async function tryChanges(
  site: ServedSite,
  page: Page,
  name: string,
  changes: readonly ContentChange[],
): Promise<void> {
  const tree = await ownTree(sections.map(({ folder }) => folder));
  try {
    for (const { edit } of changes) await edit(tree);
    await site.mustRun('build', ['--drop-pages'], { tree: tree.folder });
    await setClock(page, visit);
    for (const { address, finds } of changes) {
      await page.goto(site.origin + address);
      await finds(page.getByRole('main'), page);
    }
    const pictures = path.join(dist, 'test', 'content-changes', name.replaceAll(/\W+/g, '-'));
    await mkdir(pictures, { recursive: true });
    await lookAtEveryPage(page, site.origin, pictures);
  } finally {
    await tree.remove();
  }
}

const all = { 'a year of ordinary changes happens': Object.values(ordinaryChanges) };
const each = Object.entries({ ...ordinaryChanges, ...rareChanges }).map(([name, change]) => [name, [change]] as const);

for (const [name, changes] of [...Object.entries(all), ...each]) {
  test(`${name}, and the site composes, reads and fits`, { tag: '@nightly' }, ({ freshSite, page }) =>
    tryChanges(freshSite, page, name, changes),
  );
}
