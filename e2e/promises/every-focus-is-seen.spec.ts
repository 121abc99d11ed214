import { expect, test } from '@playwright/test';
import { focusFindings } from '../setup/focusFindings';
import { hydrated } from '../setup/hydrated';
import { pages } from '../setup/pages';
import { unfold } from '../setup/unfold';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of pages) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
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
