import { expect, test } from '@playwright/test';
import { readingLosses } from '../fixtures/page/readingLosses';
import { pages } from '../fixtures/page/addresses';

/** Only what visitors set themselves: a style sheet of their own, which the page's content policy does not concern. */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The spacing that readers with dyslexia may ask for (WCAG 1.4.12). */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

const twiceAsLarge = 'html { font-size: 200% !important }';

/** What a visitor may do to a page so as to read it: to the window, to the browser's own letters, by a style sheet. */
const views: Record<string, { width: number; height: number; letters?: number; style?: string }> = {
  'at 320 px': { width: 320, height: 640 },
  'zoomed to 400 %': { width: 320, height: 200 },
  'widely spaced': { width: 1280, height: 800, style: wideSpacing },
  'widely spaced on a phone': { width: 320, height: 640, style: wideSpacing },
  'in large letters': { width: 1280, height: 800, letters: 32 },
  'in large letters on a phone': { width: 390, height: 664, letters: 32 },
  'twice as large': { width: 1280, height: 800, style: twiceAsLarge },
  'twice as large on a phone': { width: 390, height: 664, style: twiceAsLarge },
};

for (const address of [...pages, '/status']) {
  test(`${address} loses nothing when enlarged or spaced`, async ({ page }) => {
    await page.goto(address);
    const own = await page.addStyleTag({ content: ' ' });
    const browser = await page.context().newCDPSession(page);
    for (const [view, { width, height, letters = 16, style = ' ' }] of Object.entries(views)) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await own.evaluate((element, content) => (element.textContent = content), style);
      await page.setViewportSize({ width, height });
      expect.soft(await readingLosses(page), view).toEqual([]);
    }
  });
}
