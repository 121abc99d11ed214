import { expect, test } from '@playwright/test';
import { never, scriptOf } from '../fixtures/faults/editDocuments';
import { headerLink, heading, hydrated, markDocument } from '../fixtures/page/page';

test('while one section hangs, all others work, and its finished page is opened by a click', async ({ page }) => {
  await page.route(scriptOf('events'), never);
  await page.goto('/events', { waitUntil: 'domcontentloaded' });
  const isSameDocument = await markDocument(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'About' }).click();
  await menu.getByRole('link', { name: /^Team/ }).click();
  await hydrated(page);
  await page.getByRole('button', { name: 'Read more' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await headerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact us');

  const entries = await page.evaluate(() => history.length);
  for (let click = 0; click < 3; click += 1) await headerLink(page, 'Events').click();
  await expect(heading(page)).toHaveText('Events');
  expect(await isSameDocument()).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});
