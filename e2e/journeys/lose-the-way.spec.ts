import { expect, test } from '@playwright/test';
import { unknownAddress } from '../fixtures/page/addresses';
import { heading, open, setConnection } from '../fixtures/page/page';

test('an unknown address answers 404, names no address as its own, and leads home', async ({ page, request }) => {
  const answer = await request.get(unknownAddress);
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
  await setConnection(page);
  const said = page.waitForEvent('console', (message) => message.text().endsWith(unknownAddress));
  await open(page, unknownAddress);
  expect((await said).text()).toBe(`404 Error: User attempted to access non-existent route ${unknownAddress}`);
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
