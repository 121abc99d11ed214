import { expect, test } from '@playwright/test';
import { addresses } from '../fixtures/page/addresses';
import { pages } from '../fixtures/page/pages';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';

declare global {
  interface Window {
    shifted: number;
  }
}

for (const address of addresses.filter((one) => pages.includes(one))) {
  test(`${address} is whole, silent and still`, async ({ page }) => {
    const heard = listen(page);
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    const words = await page.locator('main').innerText();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
    expect(words.length).toBeGreaterThan(200);
    expect(heard).toEqual([]);
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
  });
}

test('titles and descriptions are unique, and as long as search results show', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
    expect(title.length, `${address}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(addresses.length);
  expect(descriptions.size).toBe(addresses.length);
});
