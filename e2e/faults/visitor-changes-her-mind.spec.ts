import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { scriptOf } from '../fixtures/faults/sectionFiles';
import { hydrated } from '../fixtures/page/hydrated';

declare global {
  interface Window {
    departures: string[];
  }
}

/** Tells for which documents the page that is open has set out, from the moment it does (Navigation API). */
async function watchDepartures(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    window.departures = [];
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) window.departures.push(destination.url);
    });
  });
  return () => page.evaluate(() => window.departures);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const entries = (page: Page) => page.evaluate(() => history.length);

/** By then a section that does not answer has been given up, and its finished page asked for. */
const later = 10_000;

/** Opens a page in a browser that gets no events; from then on its clock stands still until it is put forward. */
async function openWithoutEvents(page: Page, address: string) {
  await page.route(scriptOf('events'), () => new Promise<never>(() => {}));
  await page.goto(address);
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  return watchDepartures(page);
}

test('of two clicks the second wins, with one entry in the history', async ({ page }) => {
  const departures = await openWithoutEvents(page, '/');
  const before = await entries(page);
  await header(page, 'Events').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await header(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact us');
  await page.clock.runFor(later);
  expect(await departures()).toEqual([]);
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the second click wins even when the document of the first is on its way', async ({ page }) => {
  await page.route(scriptOf('events'), (route) => route.fulfill({ status: 404, body: '' }));
  const onItsWay = new Promise<Route>((resolve) => void page.route('**/events', resolve));
  await page.goto('/');
  await hydrated(page);
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
  for (let click = 0; click < 3; click += 1) await header(page, 'Events').click();
  await page.clock.runFor(later);
  await expect(heading(page)).toHaveText('Events');
  expect(await entries(page)).toBe(before + 1);
});

test('Back while a section hangs stays where it leads', async ({ page }) => {
  const departures = await openWithoutEvents(page, '/contact');
  await header(page, 'Morning Path').click();
  await expect(page).toHaveURL(/\/$/);
  await header(page, 'Events').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('Contact us');
  await page.clock.runFor(later);
  expect(await departures()).toEqual([]);
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page).toHaveURL(/\/contact$/);
});
