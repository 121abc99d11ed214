import { expect, test } from '@playwright/test';
import type { Route } from '@playwright/test';
import { never, scriptOf } from '../fixtures/faults/editDocuments';
import { headerLink, heading, hydrated, markDocument, open } from '../fixtures/page/page';

const endings: Record<string, (route: Route) => Promise<unknown>> = {
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  silent: never,
};

for (const [name, answer] of Object.entries(endings)) {
  test(`with one section ${name} the header and all other sections work`, async ({ page }) => {
    await page.route(scriptOf('events'), answer);
    await page.goto('/events', { waitUntil: 'domcontentloaded' });
    const isSameDocument = await markDocument(page);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About' }).click();
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await hydrated(page);
    await page.getByRole('button', { name: 'Read more' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await headerLink(page, 'Contact').click();
    await expect(heading(page)).toHaveText('Contact us');
    expect(await isSameDocument()).toBe(true);
  });

  test(`a click into a section that is ${name} opens its finished page, after 2.5 s at most`, async ({ page }) => {
    await page.route(scriptOf('events'), answer);
    await open(page, '/');
    const isSameDocument = await markDocument(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await headerLink(page, 'Events').click();
    if (name === 'silent') {
      await page.clock.runFor(2400);
      await expect(page.getByRole('progressbar')).toBeVisible();
      expect(await isSameDocument()).toBe(true);
    }
    await page.clock.runFor(200);
    await expect(heading(page)).toHaveText('Events');
    expect(await isSameDocument()).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });
}
