import { chromium, expect, test } from '@playwright/test';
import { hydrated } from '../fixtures/page/hydrated';
import { findChromium } from '../fixtures/page/findChromium';
import { scriptOf } from '../fixtures/faults/sectionFiles';

test('a page left for a section in trouble and shown again by Back is as it was, and alive', async ({
  baseURL,
  launchOptions,
}) => {
  // Test browsers and headless shells keep no pages; visitors' browsers do.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.route(scriptOf('events'), () => new Promise<never>(() => {}));
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/events"]')?.click());
  await expect(page).toHaveURL(/\/events$/);
  await page.evaluate(() => history.back()).catch(() => {});
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);

  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(await page.evaluate(() => 'persisted' in window)).toBe(true);
  await browser.close();
});
