import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pages } from '../fixtures/page/addresses';

/** The least room that words beside a picture keep, in rem. */
const leastBeside = 18;

/** Columns of words narrower than 18 rem beside a picture; pictures that are smaller than a thumb's icon do not count. */
const narrowColumns = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll('main img')].flatMap((picture) => {
      if (picture.getBoundingClientRect().width < 10 * rem) return [];
      const found: string[] = [];
      for (let part: Element | null = picture; part && part.tagName !== 'MAIN'; part = part.parentElement) {
        const own = part.getBoundingClientRect();
        for (const other of part.parentElement?.children ?? []) {
          const { left, right, top, bottom, width } = other.getBoundingClientRect();
          const isBeside = Math.min(bottom, own.bottom) - Math.max(top, own.top) > 2 * rem;
          const isApart = left >= own.right || right <= own.left;
          const words = other.textContent?.trim() ?? '';
          if (isBeside && isApart && words.length > 40 && other.tagName !== 'LI' && width < least * rem)
            found.push(`"${words.slice(0, 30)}" has ${Math.round(width)} px`);
        }
      }
      return found;
    });
  }, leastBeside);

/** Lists of three or four in which one card stands alone below the others. */
const orphans = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul')].flatMap((list) => {
      const cards = [...list.children].filter((item) => item.querySelector('h2, h3'));
      if (cards.length !== 3 && cards.length !== 4) return [];
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
      const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
      return rows.length > 1 && rows.at(-1) === 1 && (rows[0] ?? 0) > 1
        ? [`"${cards.at(-1)?.querySelector('h2, h3')?.textContent ?? ''}"`]
        : [];
    }),
  );

/** Bands whose right half is empty. A call to action has a drawing there, and the head of a page may be short. */
const halfEmptyBands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section:not([aria-labelledby])')].flatMap((band) => {
      if (band.parentElement?.closest('section') || !band.checkVisibility()) return [];
      const ends = [...band.querySelectorAll('p, li, dt, dd, img, table, details, a, button')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect().right);
      const { left, width } = band.getBoundingClientRect();
      return Math.max(...ends) > left + 0.56 * width ? [] : [band.textContent?.trim().slice(0, 40) ?? ''];
    }),
  );

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
