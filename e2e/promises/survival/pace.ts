import type { Page } from '@playwright/test';

/** How long a quiet machine takes to open a page, in milliseconds. */
const quiet = 400;

/** Opens a page and tells how many times slower than a quiet machine this one is now: who measures seconds allows for it. */
export async function openAtPace(page: Page, address: string): Promise<number> {
  const began = Date.now();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return Math.max(1, (Date.now() - began) / quiet);
}
