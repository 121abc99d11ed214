import { expect, test } from '@playwright/test';
import { inFull, oneIn, pages, shareOf } from '../fixtures/page/addresses';
import { axeFindings } from '../fixtures/page/axe';
import { hydrated } from '../fixtures/page/page';

/** The window heights of common phones, and one more that cuts a page at other lines. */
const heights = [568, 640, 664, 740, 780, 823, 851, 915] as const;

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

test('the first screen of a phone cuts no target at any common height', async ({ page }) => {
  test.setTimeout(inFull ? 900_000 : 180_000);
  for (const [place, address] of oneIn(2, pages).entries()) {
    await page.goto(address);
    await hydrated(page);
    for (const height of shareOf(heights, place)) {
      await page.setViewportSize({ width: 412, height });
      expect.soft(await axeFindings(page, ['target-size']), `${address}, ${height} px`).toEqual([]);
    }
  }
});

test('the bar of a phone appears with the first scroll, and without scripts', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, javaScriptEnabled });
    await page.goto('/');
    const bar = page.locator('#root > nav');
    await expect(bar).toBeHidden();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 100);
    await expect(bar).toBeVisible();
    await page.close();
  }
});
