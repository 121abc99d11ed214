import { expect, test } from '@playwright/test';
import { unknownAddress } from '../fixtures/page/addresses';
import { heading, open, setConnection } from '../fixtures/page/page';

test('an unknown address asks not to be listed, and leads home', async ({ page, request }) => {
  expect(await (await request.get(unknownAddress)).text()).toContain('<meta name="robots" content="noindex"');
  await setConnection(page);
  await open(page, unknownAddress);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  // Reached in the page, an unknown address shows the same, and no section is requested for it.
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
