import { expect, test } from '@playwright/test';
import { scriptOf } from '../fixtures/faults/sectionFiles';
import { troubledHost } from '../fixtures/faults/troubledHost';

test('sections that hang do not take the connections of the next page', async ({ page, baseURL }) => {
  const host = await troubledHost(baseURL ?? '', 'silent');
  await page.clock.install();
  await page.goto(`${host.origin}/events`);
  await page.locator('head script[src*="/releases/events/"]').waitFor({ state: 'attached' });
  const header = page.getByRole('banner');
  // Browsers open six connections to a host. Every attempt and every guess could take one for good.
  for (const name of ['Contact', 'Donate Now', 'Contact', 'Donate Now']) {
    await header.getByRole('link', { name }).hover();
    await page.clock.runFor(1000);
    await header.getByRole('button').last().hover();
    await page.clock.runFor(1500);
  }
  await header.getByRole('link', { name: 'Contact' }).click();
  await page.clock.runFor(3000);
  await expect(page).not.toHaveURL(/\/events$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await host.close();
});

test('a script cut off on the way leaves the page as it was', async ({ page, baseURL }) => {
  const host = await troubledHost(baseURL ?? '', 'cut off');
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const triedAgain = page.waitForRequest(
    (request) => /retry/.test(request.url()) && scriptOf('events').test(request.url()),
  );
  await page.goto(`${host.origin}/events`);
  const words = await page.locator('main').innerText();
  await triedAgain;
  expect(await page.locator('main').innerText()).toBe(words);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(thrown).toEqual([]);
  await host.close();
});
