import type { Browser, Page } from '@playwright/test';
import { addresses } from '../../setup/addresses';
import { twinOf } from './twins';

/** Clicks a link to an address; opens the menu for it where it is nowhere else. */
export async function follow(page: Page, address: string): Promise<void> {
  const links = page.locator(`a[href="${address}"]`);
  const seen = links.filter({ visible: true });
  if ((await seen.count()) === 0) await page.locator('nav div', { has: links }).locator('button').first().click();
  await seen.first().click();
}

/** A page with a link to an address: the preferred one if it has any. */
export async function linkedFrom(browser: Browser, address: string, preferred: string): Promise<string | undefined> {
  for (const other of [preferred, ...addresses]) {
    if (other !== address && (await twinOf(browser, other)).links.includes(address)) return other;
  }
  return undefined;
}
