import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scriptOf } from '../fixtures/faults/sectionFiles';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const entries = (page: Page) => page.evaluate(() => history.length);

test('of two clicks the second wins, with one entry in the history', async ({ page }) => {
  await page.route(scriptOf('events'), () => new Promise<never>(() => {}));
  await page.goto('/');
  const before = await entries(page);
  await header(page, 'Events').click();
  await page.waitForTimeout(800);
  await header(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact us');
  await page.waitForTimeout(3500);
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the second click wins even when the document of the first is on its way', async ({ page }) => {
  await page.route(scriptOf('events'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/events', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue().catch(() => {});
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const before = await entries(page);
  // Tests wait while a document is on its way; a visitor does not.
  await page.evaluate(() => {
    const click = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    click('/events');
    setTimeout(click, 1000, '/contact');
  });
  await page.waitForTimeout(4000);
  await expect(heading(page)).toHaveText('Contact us');
  expect(await entries(page)).toBe(before + 1);
});

test('many clicks on one link are one entry', async ({ page }) => {
  await page.route(scriptOf('events'), () => new Promise<never>(() => {}));
  await page.goto('/');
  const before = await entries(page);
  for (let click = 0; click < 3; click += 1) await header(page, 'Events').click();
  await expect(heading(page)).toHaveText('Events');
  expect(await entries(page)).toBe(before + 1);
});

test('Back while a section hangs stays where it leads', async ({ page }) => {
  await page.route(scriptOf('events'), () => new Promise<never>(() => {}));
  await page.goto('/contact');
  await header(page, 'Morning Path').click();
  await expect(page).toHaveURL(/\/$/);
  await header(page, 'Events').click();
  await page.waitForTimeout(500);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('Contact us');
  await page.waitForTimeout(3000);
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page).toHaveURL(/\/contact$/);
});
