import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/page/hydrated';
import { painted } from '../fixtures/page/painted';
import { addStrangers, translateInPlace } from '../fixtures/faults/interference';

/** A page whose texts are no longer the nodes its scripts made. */
async function translated(page: Page, address: string): Promise<string[]> {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(translateInPlace, 'after hydration' as const);
  await page.goto(address);
  await hydrated(page);
  await expect(page.locator('main font').first()).toBeVisible();
  return thrown;
}

test('the folded menu of a translated page opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const thrown = await translated(page, '/about/team');
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/about\/team$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(thrown).toEqual([]);
});

test('the dialog of a translated page opens and closes, again and for somebody else', async ({ page }) => {
  const thrown = await translated(page, '/about/team');
  const more = page.locator('main button[aria-haspopup="dialog"]');
  for (const index of [0, 1, 0]) {
    await more.nth(index).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('h2')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(thrown).toEqual([]);
});

test('every part of a translated contact page still does what it does', async ({ page }) => {
  const thrown = await translated(page, '/contact');
  const buttons = page.locator('main button:visible');
  expect(await buttons.count()).toBeGreaterThan(1);
  for (const button of await buttons.all()) {
    await button.click();
    await painted(page);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a page full of nodes from extensions comes alive', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(addStrangers);
  await page.goto('/about/team');
  await hydrated(page);
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(thrown).toEqual([]);
});
