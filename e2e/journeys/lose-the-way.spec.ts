import { expect, test } from '@playwright/test';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { heading, open, setConnection } from '../fixtures/page/page';
import { shiftsOn } from '../fixtures/page/shifts';

test('an unknown address is not listed, and links to the home page', async ({ page, request }) => {
  expect(await (await request.get(unknownAddress)).text()).toContain('<meta name="robots" content="noindex"');
  await setConnection(page);
  await open(page, unknownAddress);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  // A link inside the page to an unknown address shows the same, and requests no section.
  const requested: string[] = [];
  page.on('request', (one) => requested.push(one.url()));
  await page.evaluate(() => {
    const state = { key: 'nowhere', idx: 1 };
    history.pushState(state, '', '/nowhere/at/all');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/^Page Not Found/);
  expect(requested.filter((url) => url.endsWith('/remoteEntry.js'))).toEqual([]);
});

test('an address in capital letters, as on flyers, opens its page', async ({ request }) => {
  for (const address of addresses.filter((one) => one !== '/')) {
    for (const spelled of [address.toUpperCase(), `${address.toUpperCase()}/`, `${address}.html`, `${address}.`]) {
      const { url, status } = await request
        .get(spelled)
        .then((answer) => ({ url: answer.url(), status: answer.status() }));
      expect([spelled, new URL(url).pathname, status]).toEqual([spelled, address, 200]);
    }
  }
});

test('an unknown address below a page suggests that page without moving the content', async ({ page }) => {
  const above = addresses.find((one) => /^\/[^/]+$/.test(one)) ?? '/';
  await page.goto(`${above}/of-last-year`);
  const offer = page.getByText('Did you mean');
  await expect(offer).toBeVisible();
  const { total, lines } = await shiftsOn(page);
  expect(total, lines.join('\n')).toBeLessThan(0.001);
  await offer.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${above}$`));
  await expect(heading(page)).not.toHaveText('Page Not Found');
});
