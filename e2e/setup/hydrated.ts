import type { Page } from '@playwright/test';

/** Waits until the page's section answers to touch (`performance.mark('app:hydrated')`). */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('app:hydrated').length > 0);
}
