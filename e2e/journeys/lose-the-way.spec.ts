import { expect, test } from '@playwright/test';
import { hydrated } from '../fixtures/page/hydrated';
import { saveData } from '../fixtures/page/saveData';
import { unknownAddress } from '../fixtures/page/addresses';

const words = "We're sorry, but the page you're looking for doesn't exist or has been moved.";

test('an unknown address answers 404 with the way home, and says so to the console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const response = await page.goto(unknownAddress);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText(words)).toBeVisible();
  await expect.poll(() => said).toContain(`404 Error: User attempted to access non-existent route ${unknownAddress}`);
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

test('an unknown address reached by a click shows the same page, and asks no section for it', async ({ page }) => {
  const asked: string[] = [];
  await saveData(page);
  await page.goto('/');
  await hydrated(page);
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => history.pushState({ key: 'nowhere', idx: 1 }, '', '/nowhere/at/all'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: { key: 'nowhere', idx: 1 } })));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/^Page Not Found/);
  expect(asked.filter((url) => url.endsWith('/remoteEntry.js'))).toEqual([]);
});
