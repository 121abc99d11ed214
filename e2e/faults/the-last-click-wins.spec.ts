import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { never, scriptOf } from '../fixtures/faults/editDocuments';
import { headerLink, heading, open } from '../fixtures/page/page';

const entries = (page: Page) => page.evaluate(() => history.length);
const progress = (page: Page) => page.getByRole('progressbar');

/** By then a section that does not answer has been given up, and its finished page requested. */
const later = 10_000;

/** Opens a page in a browser that gets no events; from then on its clock stands still until it is put forward. */
async function openWithoutEvents(page: Page, address: string): Promise<string[]> {
  await page.route(scriptOf('events'), never);
  await open(page, address);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  return documents;
}

test('of two clicks the second wins, with one entry in the history', async ({ page }) => {
  const documents = await openWithoutEvents(page, '/');
  const before = await entries(page);
  await headerLink(page, 'Events').click();
  await expect(progress(page)).toBeVisible();
  await headerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact us');
  await page.clock.runFor(later);
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(progress(page)).toBeHidden();
  expect(await entries(page)).toBe(before + 1);
  expect(documents).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the second click wins even when the document of the first is on its way', async ({ page }) => {
  await page.route(scriptOf('events'), (route) => route.fulfill({ status: 404, body: '' }));
  const onItsWay = new Promise<Route>((resolve) => void page.route('**/events', resolve));
  await open(page, '/');
  const before = await entries(page);
  const canceled = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  // Playwright waits while a document is on its way; a visitor does not.
  await page.evaluate(() => {
    const click = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    click('/events');
    setTimeout(click, 1000, '/contact');
  });
  const finished = await onItsWay;
  await canceled;
  await finished.continue().catch(() => {});
  await expect(heading(page)).toHaveText('Contact us');
  expect(await entries(page)).toBe(before + 1);
});

test('many clicks on one link are one entry', async ({ page }) => {
  await openWithoutEvents(page, '/');
  const before = await entries(page);
  for (let click = 0; click < 3; click += 1) await headerLink(page, 'Events').click();
  await page.clock.runFor(later);
  await expect(heading(page)).toHaveText('Events');
  expect(await entries(page)).toBe(before + 1);
});

test('Back while a section hangs stays where it leads', async ({ page }) => {
  const documents = await openWithoutEvents(page, '/contact');
  await headerLink(page, 'Morning Path').click();
  await expect(page).toHaveURL(/\/$/);
  await headerLink(page, 'Events').click();
  await expect(progress(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('Contact us');
  await page.clock.runFor(later);
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page).toHaveURL(/\/contact$/);
  expect(documents).toEqual([]);
});
