import type { Page } from '@playwright/test';

/** Opens everything on the page that is folded: questions, and on phones the footer's map. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
