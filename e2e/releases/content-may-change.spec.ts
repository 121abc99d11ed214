import { dist, sections } from '@site/build/packages';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownTree } from '../fixtures/site/ownTree';
import { startCommand } from '../fixtures/site/startCommand';
import { previewServer } from '../../shell/preview/previewServer';
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
async function tryChanges(page: Page, name: string, changes: readonly ContentChange[]): Promise<void> {
  const tree = await ownTree(sections.map(({ folder }) => folder));
  const home = await mkdtemp(path.join(tmpdir(), 'changed-'));
  for (const { make } of changes) await make(tree);
  const { code, err } = await startCommand('build', [], { env: { SITE_DIST: home }, tree: tree.folder }).ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const server = await previewServer(path.join(home, 'site'));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    await setClock(page, visit);
    for (const { check } of changes) await check(page, origin);
    const pictures = path.join(dist, 'test', 'content-changes', name.replaceAll(/\W+/g, '-'));
    await mkdir(pictures, { recursive: true });
    await lookAtEveryPage(page, origin, pictures);
  } finally {
    server.server.closeAllConnections();
    await server.close();
    await Promise.all([tree.remove(), rm(home, { recursive: true, force: true })]);
  }
}

test('a year of ordinary changes needs no change of code', { tag: '@nightly' }, async ({ page }) => {
  await tryChanges(page, 'a year', Object.values(ordinaryChanges));
});

for (const [name, change] of Object.entries({ ...ordinaryChanges, ...rareChanges })) {
  test(`${name}, and the site composes, reads and fits`, { tag: '@nightly' }, ({ page }) =>
    tryChanges(page, name, [change]),
  );
}
