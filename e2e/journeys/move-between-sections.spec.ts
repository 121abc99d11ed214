import { expect, test } from '@playwright/test';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { painted } from '../fixtures/page/painted';

test('a link across sections changes the page without loading a document', async ({ page }) => {
  const heard = listen(page);
  await page.goto('/events');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page).toHaveTitle(/^Contact us/);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  expect(heard).toEqual([]);
});

test('the focus goes to the new heading and the title is announced', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Events' })).toHaveCount(1);
});

test('back returns to the place one left', async ({ page }) => {
  await page.goto('/services/clinic');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await painted(page);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medical clinic');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('every section is loaded as soon as a visitor points at its link', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const asked = page.waitForRequest(/\/releases\/events\/.*remoteEntry\.js/);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).hover();
  await asked;
});

test('a keyboard visitor skips the header', async ({ page }) => {
  await page.goto('/events');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
