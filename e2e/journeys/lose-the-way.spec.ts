import { expect, test } from '@playwright/test';
import { unknownAddress } from '../fixtures/page/addresses';
import { heading, open, setConnection } from '../fixtures/page/page';

test('an unknown address answers 404 with the way home, and says so to the console', async ({ page, request }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const response = await page.goto(unknownAddress);
  expect(response?.status()).toBe(404);
  for (const address of ['/events/nothing', '/no.ics', '/blog/none.xml'])
    expect((await request.get(address)).status(), address).toBe(404);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html, 'it names no address as its own').not.toMatch(/rel="canonical"|property="og:url"/);
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect
    .poll(() => messages)
    .toContain(`404 Error: User attempted to access non-existent route ${unknownAddress}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown address reached in the page shows the same, and requests no section for it', async ({ page }) => {
  const requested: string[] = [];
  await setConnection(page);
  await open(page, '/');
  page.on('request', (request) => requested.push(request.url()));
  await page.evaluate(() => {
    const state = { key: 'nowhere', idx: 1 };
    history.pushState(state, '', '/nowhere/at/all');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/^Page Not Found/);
  expect(requested.filter((url) => url.endsWith('/remoteEntry.js'))).toEqual([]);
});
