import { expect, test, type Page } from '@playwright/test';
import { scriptOf } from '../fixtures/faults/editDocuments';
import { clickInHeader, hasTwoSections, here, oneSection, revealInHeader, there } from '../fixtures/page/destinations';
import { heading, hydrated, listen, markDocument, open, painted, setConnection } from '../fixtures/page/page';

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
  // The heading is heard as it receives the focus: the announcer would say the title again.
  await expect(page.locator('#root > [aria-live="polite"]')).toHaveText('');
  await expect(page).toHaveTitle(there.title);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  expect(await isSameDocument()).toBe(true);
  expect(messages).toEqual([]);
});

/** How large everything in the open page is, and in which colours. */
const looks = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      return [element.tagName, element.className, Math.round(width), Math.round(height), color, backgroundColor].join();
    }),
  );

test('the front door looks the same to those who come from a section', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await painted(page);
  const opened = await looks(page);
  await open(page, here.address);
  await clickInHeader(page, '/');
  await expect(page).toHaveURL(/\/$/);
  // The head of a next page is rendered first, the rest some frames later.
  await expect.poll(() => looks(page)).toEqual(opened);
});

test('a section is loaded as soon as a visitor points at a link to it', async ({ page }) => {
  await setConnection(page, false, '3g');
  await open(page, '/');
  const requested = page.waitForRequest(scriptOf(here.section));
  await (await revealInHeader(page, here.address)).hover();
  await requested;
});

test('a reader finds the place again, after a reload and by going back', async ({ page }) => {
  // The line that says whether the clinic is open comes with the script, and may move what is below it by its height.
  const place = expect.poll(() => page.evaluate(() => Math.round(scrollY / 100) * 100));
  // Low enough for every page to be longer.
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
