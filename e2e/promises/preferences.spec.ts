import { expect, test } from '@playwright/test';
import { axeFindings } from '../setup/axe';
import { faintWords } from '../setup/faintWords';
import { hydrated } from '../setup/hydrated';
import { inFull } from '../setup/inFull';
import { pages } from '../setup/pages';
import { movingParts } from '../setup/movingParts';
import { shapelessControls } from '../setup/shapelessControls';

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
  for (const address of pages) {
    await page.goto(address);
    const [ground, theme] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"][media*="dark"]')?.content,
    ]);
    expect(ground, address).toBe('rgb(15, 31, 32)');
    expect(theme, address).toBe('#0f1f20');
  }
});
