import { expect, test } from '@playwright/test';
import { pages, unknownAddress } from '../fixtures/page/addresses';
import { hydrated, listen } from '../fixtures/page/page';

declare global {
  interface Window {
    shifted: number;
  }
}

for (const address of pages.filter((one) => one !== unknownAddress)) {
  test(`${address} is whole, silent and still`, async ({ page }) => {
    const messages = listen(page);
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    expect((await page.goto(address))?.status()).toBe(200);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    for (const part of ['h1', 'main', 'head title']) await expect(page.locator(part)).toHaveCount(1);
    expect(messages).toEqual([]);
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
  });
}
