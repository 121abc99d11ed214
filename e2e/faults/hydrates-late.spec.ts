import { expect, test } from '@playwright/test';
import { editFiles } from '../fixtures/faults/editDocuments';
import { heading, hydrated, listen } from '../fixtures/page/page';

test('a section whose script came with one byte changed is hydrated in the page that is open', async ({ page }) => {
  const messages = listen(page);
  // Each further attempt has an address of its own.
  await editFiles(page.context(), /\/releases\/about\/[^?]+\/remoteEntry\.js$/, (script) => `${script} `);
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
