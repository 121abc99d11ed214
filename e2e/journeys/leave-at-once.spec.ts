import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { open } from '../fixtures/page/page';

const elsewhere = 'https://www.weather.gov/';
const exit = (page: Page) => page.getByRole('link', { name: 'Exit this page', exact: true });

/** Comes from another page to a service, where the other site answers; gives what that site was told of the visitor, and when the page was emptied. */
async function visit(page: Page, address: string) {
  const referrers: (string | undefined)[] = [];
  await page.route(`${elsewhere}**`, (route) => {
    referrers.push(route.request().headers()['referer']);
    return route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Sunny' });
  });
  await page.goto('/about');
  await open(page, address);
  expect(referrers).toEqual([]);
  const emptied = page.waitForEvent('console', (message) => message.text() === 'emptied');
  // Playwright waits for the other site before it looks at a page that is being left.
  await page.evaluate(() =>
    new MutationObserver(() => console.debug('emptied')).observe(document.documentElement, {
      attributeFilter: ['hidden'],
    }),
  );
  return { referrers, emptied };
}

async function expectGone(page: Page): Promise<void> {
  await expect(page).toHaveURL(elsewhere);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
}

for (const { path } of services) {
  test(`"Exit this page" leaves ${path} for good, and tells nobody of it`, async ({ page }) => {
    const { referrers, emptied } = await visit(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await exit(page).click();
    await emptied;
    await expectGone(page);
    expect(referrers).toEqual([undefined]);
  });
}

test('three presses of Shift leave the page, two do not', async ({ page }) => {
  const { emptied } = await visit(page, paths.clinic);
  for (const key of ['Shift', 'Shift', 'Shift+A', 'Shift']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: 'Shift, press 2 more times to exit.' })).toHaveCount(1);
  for (const key of ['Shift', 'Shift']) await page.keyboard.press(key);
  await emptied;
  await expectGone(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('"Exit this page" is a link, and promises no more', async ({ page }) => {
    await page.goto(paths.clinic);
    await expect(page.getByText('Three presses of the Shift key')).toBeHidden();
    await expect(exit(page)).toHaveAttribute('href', elsewhere);
  });
});
