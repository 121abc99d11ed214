import { expect, test } from '@playwright/test';
import { clippedWords } from '../fixtures/page/clippedWords';
import { overflow } from '../fixtures/page/overflow';
import { overlaps } from '../fixtures/page/overlaps';
import { pages } from '../fixtures/page/pages';
import { roomForReading } from '../fixtures/page/roomForReading';

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
}

/** What a visitor may do to a page so as to read it. */
const views: Record<string, View> = {
  'at 320 px': { width: 320, height: 640 },
  'zoomed to 400 %': { width: 320, height: 200 },
  'widely spaced': { width: 1280, height: 800, style: wideSpacing },
  'widely spaced on a phone': { width: 320, height: 640, style: wideSpacing },
};

for (const address of pages) {
  test(`${address} loses nothing when enlarged or spaced`, async ({ page }) => {
    await page.goto(address);
    const own = await page.addStyleTag({ content: ' ' });
    for (const [view, { width, height, style = ' ' }] of Object.entries(views)) {
      await page.setViewportSize({ width, height });
      await own.evaluate((element, content) => (element.textContent = content), style);
      expect(await overflow(page), `${view}: scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await clippedWords(page), `${view}: words are cut`).toEqual([]);
      expect(await overlaps(page), `${view}: words on words`).toEqual([]);
      expect(await roomForReading(page), `${view}: room for reading`).toBeGreaterThan(0.5);
    }
  });
}
