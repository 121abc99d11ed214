import { expect, test } from '@playwright/test';
import { oneIn, pages, shareOf } from '../fixtures/page/addresses';
import { focusFindings, unfold } from '../fixtures/page/controls';
import { open } from '../fixtures/page/page';

/** Windows in which a part of the frame stays in place while the page scrolls: the header, the exit, the bar of a phone. */
const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
] as const;

// The header becomes compact within a fifth of a second after a jump, and the walk is faster.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [place, address] of oneIn(4, pages).entries()) {
  test(`keyboard users can walk through ${address} and back, and see every focused element`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const viewport of shareOf(windows, place)) {
      await page.setViewportSize(viewport);
      await open(page, address);
      await unfold(page);
      expect.soft(await focusFindings(page), `${viewport.width} px`).toEqual([]);
    }
  });
}
