import type { BrowserContext, Page } from '@playwright/test';

/** Visits as somebody who asks the browser to save data: nothing is fetched that is not asked for. */
export async function saveData(visitor: Page | BrowserContext): Promise<void> {
  await visitor.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}
