import { expect, test } from '@playwright/test';
import { axeFindings } from '../fixtures/page/axe';
import { faintWords } from '../fixtures/page/faintWords';
import { hydrated } from '../fixtures/page/hydrated';
import { inFull } from '../fixtures/page/inFull';
import { pages } from '../fixtures/page/pages';
import { movingParts } from '../fixtures/page/movingParts';
import { shapelessControls } from '../fixtures/page/shapelessControls';

/** In part, two pages that have every kind of control between them. */
const tried = pages.filter((address) => inFull || ['/about/team', '/contact'].includes(address));

for (const address of tried) {
  test(`${address} moves nothing for whoever prefers stillness, and hides nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    expect(await movingParts(page)).toEqual([]);
    expect(await faintWords(page)).toEqual([]);
  });

  test(`${address} can be read before anything has moved`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(address);
    await hydrated(page);
    expect(await faintWords(page)).toEqual([]);
  });

  test(`${address} keeps its controls in a visitor's own colours`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    expect(await shapelessControls(page)).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} has contrast for whoever asks for more, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
      await page.goto(address);
      expect(await axeFindings(page, ['color-contrast-enhanced'])).toEqual([]);
    });
  }
}

test('dark pages are dark, and say so to the browser around them', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of tried) {
    await page.goto(address);
    const [ground, theme] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"][media*="dark"]')?.content,
    ]);
    expect(ground, address).toBe('rgb(15, 31, 32)');
    expect(theme, address).toBe('#0f1f20');
  }
});
