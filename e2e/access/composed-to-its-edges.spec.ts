import { expect, test } from '@playwright/test';
import { halfEmptyBands, narrowColumns, orphans } from '../fixtures/page/composition';
import { pages } from '../fixtures/page/pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where a layout turns from one column to more, and a little beyond. */
const turns = [600, 768, 900, 1024, 1280];

for (const address of pages) {
  test(`${address} leaves no card alone, no words squeezed and no half empty`, async ({ page }) => {
    await page.goto(address);
    for (const width of turns) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await narrowColumns(page), `${width} px: words beside a picture`).toEqual([]);
      expect.soft(await orphans(page), `${width} px: a card alone in its row`).toEqual([]);
    }
    expect.soft(await halfEmptyBands(page), 'bands with an empty right half').toEqual([]);
  });
}
