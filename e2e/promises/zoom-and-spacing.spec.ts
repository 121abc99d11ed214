import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clippedWords } from '../setup/clippedWords';
import { overlaps } from '../setup/overlaps';
import { pages } from '../setup/pages';

/** Only what visitors set themselves: a style sheet of their own, which the page's content policy does not concern. */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The spacing that readers with dyslexia may ask for (WCAG 1.4.12). */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

interface View {
  width: number;
  height: number;
  style?: string;
  /** The size of letters set in the browser, in pixels. */
  letters?: number;
}

/** What a visitor may do to a page so as to read it. */
const views: Record<string, View> = {
  'at 320 px': { width: 320, height: 640 },
  'zoomed to 400 %': { width: 320, height: 200 },
  'widely spaced': { width: 1280, height: 800, style: wideSpacing },
  'widely spaced on a phone': { width: 320, height: 640, style: wideSpacing },
  'with letters twice as large': { width: 1280, height: 800, letters: 32 },
  'with letters twice as large on a small screen': { width: 640, height: 800, letters: 32 },
};

/** How far the page reaches beyond the right edge of the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How much of the window is left for reading once the page is scrolled. */
async function roomForReading(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  return page.evaluate(() => {
    const middle = innerWidth / 2;
    let free = 0;
    for (let y = 1; y < innerHeight; y += 4)
      if (document.elementFromPoint(middle, y)?.closest('main, footer')) free += 4;
    return free / innerHeight;
  });
}

for (const address of pages) {
  test(`${address} loses nothing when enlarged or spaced`, async ({ page }) => {
    await page.goto(address);
    const own = await page.addStyleTag({ content: ' ' });
    const browser = await page.context().newCDPSession(page);
    for (const [view, { width, height, style = ' ', letters = 16 }] of Object.entries(views)) {
      await page.setViewportSize({ width, height });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await own.evaluate((element, content) => (element.textContent = content), style);
      expect(await overflow(page), `${view}: scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await clippedWords(page), `${view}: words are cut`).toEqual([]);
      expect(await overlaps(page), `${view}: words on words`).toEqual([]);
      expect(await roomForReading(page), `${view}: room for reading`).toBeGreaterThan(0.5);
    }
  });
}
