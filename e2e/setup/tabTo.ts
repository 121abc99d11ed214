import type { Locator, Page } from '@playwright/test';

/** How often a visitor would press Tab before giving up. */
const patience = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Reaches a control as a keyboard visitor does: by Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < patience; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`no ${patience} presses of Tab reach ${target.toString()}`);
}
