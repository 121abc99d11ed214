import { expect, test } from '@playwright/test';
import { focusFindings } from '../fixtures/page/focusFindings';
import { hydrated } from '../fixtures/page/hydrated';
import { inFull } from '../fixtures/page/inFull';
import { pages } from '../fixtures/page/pages';
import { unfold } from '../fixtures/page/unfold';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In part, each page in one of the windows. */
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const [index, address] of pages.entries()) {
  for (const viewport of windows.filter((_, place) => inFull || index % 2 === place)) {
    test(`every stop of the Tab key is seen on ${address} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await hydrated(page);
      await unfold(page);
      const { stops, findings } = await focusFindings(page);
      expect(findings).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    });
  }
}
