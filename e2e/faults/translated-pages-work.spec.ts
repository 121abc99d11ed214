import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { insertNodes, translateInPlace } from '../fixtures/faults/interference';
import { heading, open, painted } from '../fixtures/page/page';

let thrown: string[];
test.beforeEach(({ page }) => {
  thrown = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
});
test.afterEach(() => expect(thrown).toEqual([]));

/** Opens a page whose texts are then no longer the nodes its scripts made. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await page.addInitScript(translateInPlace, 'after hydration' as const);
  await open(page, address);
  await expect(page.locator('main font').first()).toBeVisible();
}

test('the folded menu of a translated page opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openTranslated(page, '/about/team');
  const menu = page.locator('header button[popovertarget="menu"]');
  for (let times = 0; times < 3; times += 1) {
    await menu.click();
    await expect(page.locator('#menu')).toBeVisible();
    await menu.click();
    await expect(page.locator('#menu')).toBeHidden();
  }
  await menu.click();
  await page.locator('#menu a[href="/events"]').click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/about\/team$/);
  await expect(heading(page)).toBeVisible();
});

test('the dialog of a translated page opens and closes, again and for somebody else', async ({ page }) => {
  await openTranslated(page, '/about/team');
  for (const index of [0, 1, 0]) {
    await page.locator('main button[aria-haspopup="dialog"]').nth(index).click();
    await expect(page.getByRole('dialog').locator('h2')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('every button of a translated contact page can be pressed', async ({ page }) => {
  await openTranslated(page, '/contact');
  const buttons = page.locator('main button:visible');
  expect(await buttons.count()).toBeGreaterThan(1);
  for (const button of await buttons.all()) {
    await button.click();
    await painted(page);
  }
  await expect(heading(page)).toBeVisible();
});

test('a page full of nodes from extensions is hydrated', async ({ page }) => {
  await page.addInitScript(insertNodes);
  await open(page, '/about/team');
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
