import { expect, test } from '@playwright/test';
import { openAtPace } from '../fixtures/faults/pace';
import { troubledHost } from '../fixtures/faults/troubledHost';

test('sections that hang do not take the connections of the next page', async ({ page, baseURL }) => {
  const host = await troubledHost(baseURL ?? '', 'silent');
  const pace = await openAtPace(page, `${host.origin}/events`);
  const header = page.getByRole('banner');
  // Browsers open six connections to a host. Every attempt and every guess could take one for good.
  for (const name of ['Contact', 'Donate Now', 'Contact', 'Donate Now']) {
    await header.getByRole('link', { name }).hover();
    await page.waitForTimeout(1000);
    await header.getByRole('button').last().hover();
    await page.waitForTimeout(1500);
  }
  const began = Date.now();
  await header.getByRole('link', { name: 'Contact' }).click();
  await expect(page).not.toHaveURL(/\/events$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(3500 * pace);
  await host.close();
});

test('a script cut off on the way leaves the page as it was', async ({ page, baseURL }) => {
  const host = await troubledHost(baseURL ?? '', 'cut off');
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.goto(`${host.origin}/events`);
  const words = await page.locator('main').innerText();
  await page.waitForTimeout(1500);
  expect(await page.locator('main').innerText()).toBe(words);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(thrown).toEqual([]);
  await host.close();
});
