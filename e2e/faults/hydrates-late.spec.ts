import { expect, test } from '@playwright/test';
import { scriptOf } from '../fixtures/faults/editDocuments';
import { heading, hydrated, listen } from '../fixtures/page/page';

test('a section whose script came with one byte changed is hydrated in the page that is open', async ({ page }) => {
  const messages = listen(page);
  await page.route(scriptOf('about'), async (route, request) => {
    // Each further attempt has an address of its own.
    if (request.url().includes('?')) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/about/team', { waitUntil: 'domcontentloaded' });
  await heading(page).evaluate((element) => Object.assign(element, { isPrerendered: true }));
  const words = await page.locator('main').innerText();

  await hydrated(page);
  expect(await page.evaluate(() => performance.getEntriesByName('app:hydrated')[0]?.startTime)).toBeGreaterThan(1000);
  expect(await heading(page).evaluate((element) => 'isPrerendered' in element)).toBe(true);
  expect(await page.locator('main').innerText()).toBe(words);
  await page.getByRole('button', { name: 'Read more' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(messages.filter((line) => line.startsWith('thrown'))).toEqual([]);
});
