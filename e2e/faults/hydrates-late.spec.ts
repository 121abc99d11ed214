import { expect, test } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import { staff } from '@site/shared-data/staff';
import { editFiles } from '../fixtures/faults/editDocuments';
import { destinationAt } from '../fixtures/page/destinations';
import { heading, hydrated, listen } from '../fixtures/page/page';

test('a section whose script arrived with one byte changed hydrates later in the open page', async ({ page }) => {
  test.skip(staff.length === 0, 'the clinic names no staff');
  const { section } = destinationAt(paths.team);
  const messages = listen(page);
  // Each further attempt has its own address.
  await editFiles(page.context(), new RegExp(`/releases/${section}/[^?]+/remoteEntry\\.js$`), (script) => `${script} `);
  await page.goto(paths.team, { waitUntil: 'domcontentloaded' });
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
