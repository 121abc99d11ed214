import { expect, test, type Page } from '@playwright/test';
import { scriptOf } from '../fixtures/faults/editDocuments';
import { clickInHeader, hasTwoSections, here, oneSection, revealInHeader, there } from '../fixtures/page/destinations';
import {
  heading,
  hydrated,
  listen,
  markDocument,
  open,
  openWithFonts,
  painted,
  setConnection,
} from '../fixtures/page/page';

test.skip(!hasTwoSections, oneSection);

test('a link across sections changes the page, its title and the focus, without loading a document', async ({
  page,
}) => {
  const messages = listen(page);
  await open(page, here.address);
  const isSameDocument = await markDocument(page);
  await clickInHeader(page, there.address);
  await expect(heading(page)).toHaveText(there.heading);
  await expect(heading(page)).toBeFocused();
  // Screen readers read the heading when it receives the focus. The announcer would repeat the title.
  await expect(page.locator('#root > [aria-live="polite"]')).toHaveText('');
  await expect(page).toHaveTitle(there.title);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  expect(await isSameDocument()).toBe(true);
  expect(messages).toEqual([]);
});

/** Returns the size and colors of everything in the open page. */
const looks = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      return [element.tagName, element.className, Math.round(width), Math.round(height), color, backgroundColor].join();
    }),
  );

test('the home page looks the same after a visit to a section', async ({ page }) => {
  await openWithFonts(page, '/');
  await page.waitForLoadState('networkidle');
  await painted(page);
  const opened = await looks(page);
  await openWithFonts(page, here.address);
  await clickInHeader(page, '/');
  await expect(page).toHaveURL(/\/$/);
  // The head of the next page renders first, and the rest some frames later.
  await expect.poll(() => looks(page)).toEqual(opened);
});

test('a section loads when a visitor points at a link to it', async ({ page }) => {
  await setConnection(page, false, '3g');
  await open(page, '/');
  const requested = page.waitForRequest(scriptOf(here.section));
  await (await revealInHeader(page, here.address)).hover();
  await requested;
});

test('a reload and Back restore the scroll position', async ({ page }) => {
  // The script adds the line with the opening hours, which can move everything below it by its height.
  const place = expect.poll(() => page.evaluate(() => Math.round(scrollY / 100) * 100));
  // The window is low, so every page is longer.
  await page.setViewportSize({ width: 390, height: 400 });
  await open(page, there.address);
  await page.evaluate(() => scrollTo(0, 800));
  await page.reload();
  await place.toBe(800);
  await hydrated(page);
  await page.evaluate(
    (address) => document.querySelector<HTMLElement>(`header a[href="${address}"]`)?.click(),
    here.address,
  );
  await expect(heading(page)).toHaveText(here.heading);
  await place.toBe(0);
  await page.goBack();
  await place.toBe(800);
});
