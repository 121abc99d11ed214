import { chromium, expect, test } from '@playwright/test';
import { findChromium } from '../fixtures/page/findChromium';
import { never, scriptOf } from '../fixtures/faults/editDocuments';
import { clickInHeader, hasTwoSections, here, oneSection, there } from '../fixtures/page/destinations';
import { heading, open } from '../fixtures/page/page';

test.skip(!hasTwoSections, oneSection);

test('after a visit to a broken section, Back shows the page as it was', async ({ baseURL, launchOptions }) => {
  // Test browsers and headless shells turn the page cache off, but visitors' browsers use it.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.route(scriptOf(here.section), never);
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.evaluate(
    (address) => document.querySelector<HTMLElement>(`header a[href="${address}"]`)?.click(),
    here.address,
  );
  await expect(page).toHaveURL(here.address);
  await page.evaluate(() => history.back()).catch(() => {});
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);

  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button').first().click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await clickInHeader(page, there.address);
  await expect(heading(page)).toHaveText(there.heading);
  expect(await page.evaluate(() => 'persisted' in window)).toBe(true);
  await browser.close();
});
