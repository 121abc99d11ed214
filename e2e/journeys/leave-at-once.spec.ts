import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { hydrated } from '../fixtures/page/hydrated';

const elsewhere = 'https://www.weather.gov/';

/** Comes from the front door to a service, where the other site answers; what it was told of the visitor is kept. */
async function visit(page: Page, address: string): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await page.route(`${elsewhere}**`, (route) => {
    referrers.push(route.request().headers()['referer']);
    return route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Sunny' });
  });
  await page.goto('/about');
  await page.goto(address);
  await hydrated(page);
  expect(referrers).toEqual([]);
  return referrers;
}

for (const { path } of services) {
  test(`"Exit this page" leaves ${path} for good, and tells nobody of it`, async ({ page }) => {
    const referrers = await visit(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await page.getByRole('link', { name: 'Exit this page', exact: true }).click();
    await expect(page).toHaveURL(elsewhere);
    expect(referrers).toEqual([undefined]);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('three presses of Shift leave the page, two do not', async ({ page }) => {
  await visit(page, paths.clinic);
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('status').filter({ hasText: 'Shift, press 2 more times to exit.' })).toHaveCount(1);
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(elsewhere);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('"Exit this page" is a link, and promises no more', async ({ page }) => {
    await page.goto(paths.clinic);
    await expect(page.getByText('Three presses of the Shift key')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Exit this page', exact: true })).toHaveAttribute('href', elsewhere);
  });
});
