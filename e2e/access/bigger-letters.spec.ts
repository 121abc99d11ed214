import { expect, test } from '@playwright/test';
import { brokenWords } from '../fixtures/page/brokenWords';
import { clippedWords } from '../fixtures/page/clippedWords';
import { overflow } from '../fixtures/page/overflow';
import { overlaps } from '../fixtures/page/overlaps';
import { pages } from '../fixtures/page/pages';
import { roomForReading } from '../fixtures/page/roomForReading';

/** Only what visitors set themselves: a style sheet of their own, which the page's content policy does not concern. */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

/** The two ways to letters twice as large: the browser's own setting, which queries of the window follow, and a style sheet. */
const settings = [
  { letters: 32, style: ' ' },
  { letters: 16, style: 'html { font-size: 200% !important }' },
];

for (const address of [...pages, '/status']) {
  test(`${address} loses nothing to letters twice as large`, async ({ page }) => {
    await page.goto(address);
    const own = await page.addStyleTag({ content: ' ' });
    const browser = await page.context().newCDPSession(page);
    for (const { letters, style } of settings) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await own.evaluate((element, content) => (element.textContent = content), style);
      for (const size of windows) {
        await page.setViewportSize(size);
        const view = `${size.width} px, ${letters} px, ${style}`;
        expect.soft(await overflow(page), `${view}: scrolls sideways`).toBeLessThanOrEqual(0);
        expect.soft(await clippedWords(page), `${view}: words are cut`).toEqual([]);
        expect.soft(await brokenWords(page), `${view}: words are broken`).toEqual([]);
        expect.soft(await overlaps(page), `${view}: words on words`).toEqual([]);
        expect.soft(await roomForReading(page), `${view}: room for reading`).toBeGreaterThan(0.5);
      }
    }
  });
}
