import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { hydrated } from '../fixtures/page/hydrated';
import { openAtPace } from '../fixtures/faults/pace';
import { scriptOf } from '../fixtures/faults/sectionFiles';

declare global {
  interface Window {
    sameDocument?: true;
  }
}

const endings: readonly { name: string; answer: (route: Route) => Promise<unknown> }[] = [
  { name: 'missing', answer: (route) => route.fulfill({ status: 404, body: '' }) },
  { name: 'silent', answer: () => new Promise<never>(() => {}) },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true);

for (const { name, answer } of endings) {
  test(`with one section ${name} the header and all other sections live`, async ({ page }) => {
    await page.route(scriptOf('events'), answer);
    await page.goto('/events', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      window.sameDocument = true;
    });

    await page.setViewportSize({ width: 390, height: 800 });
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About' }).click();
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(true);
    await page
      .getByRole('button', { name: /^Read more/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page)).toHaveText('Contact us');
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`a click into a section that is ${name} shows it is on its way, then its finished page`, async ({ page }) => {
    await page.route(scriptOf('events'), answer);
    const pace = await openAtPace(page, '/');
    await hydrated(page);
    const began = Date.now();
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    const clicked = Date.now();
    if (name === 'silent') await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 1000 * pace });
    await expect(heading(page)).toHaveText('Events');
    // Asked of the document itself: who looks for its heading again and again may look a second late.
    const opened = await page.evaluate(() => performance.timeOrigin);
    expect(opened).toBeGreaterThan(began);
    expect(opened - clicked).toBeLessThan(3000 * pace);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });
}
