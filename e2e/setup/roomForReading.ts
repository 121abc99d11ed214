import type { Page } from '@playwright/test';

/** How much of the window is left for reading once the page is scrolled. */
export async function roomForReading(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  return page.evaluate(() => {
    const middle = innerWidth / 2;
    let free = 0;
    for (let y = 1; y < innerHeight; y += 4)
      if (document.elementFromPoint(middle, y)?.closest('main, footer')) free += 4;
    return free / innerHeight;
  });
}
