import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { org } from '@site/shared-data/siteFacts';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';

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

/** How large everything of the page is that is open, and in which colours. */
const looks = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      return [element.tagName, element.className, Math.round(width), Math.round(height), color, backgroundColor].join();
    }),
  );

test('the front door looks the same to those who come from a section', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: org.name.value }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const fromSection = await looks(page);
  await page.goto('/');
  await hydrated(page);
  expect(fromSection).toEqual(await looks(page));
});

test('the focus goes to the new heading and the title is announced', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Events' })).toHaveCount(1);
});

test('a section is loaded as soon as a visitor points at a link to it', async ({ page }) => {
  // On a connection on which nothing is fetched ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } }),
  );
  await page.goto('/');
  await hydrated(page);
  const asked = page.waitForRequest(/\/releases\/events\/.*remoteEntry\.js/);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).hover();
  await asked;
});
