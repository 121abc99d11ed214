import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { donationOptions } from '@site/shared-data/donationOptions';
import { staff } from '@site/shared-data/staff';
import { headerLink, heading, open, tabTo } from '../fixtures/page/page';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

/** Presses keys one after the other. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Whether what has the focus fits a selector. */
const focusFits = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test('Skip to main content leads past the header, into the words', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
  await press(page, 'Enter');
  await expect(page.locator('main')).toBeFocused();
  await press(page, 'Tab');
  expect(await focusFits(page, 'main *')).toBe(true);
});

test('the details of a person open, keep the focus and return it', async ({ page }) => {
  await open(page, '/about/team');
  const more = page.getByRole('button', { name: 'Read more', description: `about ${staff[1]?.name}` });
  const dialog = page.getByRole('dialog', { name: staff[1]?.name ?? '' });
  await tabTo(page, more);
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expect(dialog).toBeVisible();
    expect(await focusFits(page, 'dialog[open] *')).toBe(true);
    // Beyond its last control the focus goes to the browser's own, never to the page behind.
    for (let presses = 0; presses < 6; presses += 1) {
      await press(page, 'Tab');
      expect(await focusFits(page, 'dialog[open], dialog[open] *, body')).toBe(true);
    }
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
  }
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Close' }));
  await press(page, 'Enter');
  await expect(more).toBeFocused();
});

test('an answer opens and closes under its question', async ({ page }) => {
  await open(page, '/services/clinic');
  const answer = page.locator('details > div').first();
  await tabTo(page, page.locator('summary').first());
  await press(page, 'Enter');
  await expect(answer).toBeVisible();
  await press(page, 'Space');
  await expect(answer).toBeHidden();
});

test('every way to give is reached, what is done at once first, and leads on', async ({ page }) => {
  await open(page, '/partner/donate');
  const ways = donationOptions.toSorted((one, other) => Number(other.isExternalLink) - Number(one.isExternalLink));
  for (const { buttonText } of ways)
    await tabTo(page, page.getByRole('main').getByRole('link', { name: new RegExp(`^${buttonText}`) }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/supply-drive$/);
  await expect(heading(page)).toBeFocused();
});

test('the address is copied, and the map has a way without a map', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await tabTo(page, page.getByRole('button', { name: 'Copy address' }));
  await press(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^.+, .+, [A-Z]{2} \d{5}$/);
  await tabTo(page, page.getByRole('link', { name: /Open in Google Maps/ }));
});

test('a list of supplies is sent to the printer', async ({ page }) => {
  await open(page, '/supply-drive');
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await tabTo(page, page.getByRole('button', { name: /Print/ }));
  await press(page, 'Enter');
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});

/** The menu of each screen: what opens it, one of its links, and the heading of the page there. */
const menus = {
  desk: { viewport: desk, toggle: 'About', link: /^Team/, leadsTo: 'Our team' },
  phone: { viewport: phone, toggle: /^(Menu|Close)$/, link: /^Contact/, leadsTo: 'Contact us' },
};

for (const [screen, { viewport, toggle: name, link: words, leadsTo }] of Object.entries(menus)) {
  test.describe(`the menu of a ${screen}`, () => {
    test.use({ viewport });

    test('opens by Enter and Space, closes by Escape, and leads on', async ({ page }) => {
      await open(page, '/');
      const toggle = page.getByRole('banner').getByRole('button', { name });
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: words });
      await tabTo(page, toggle);
      for (const key of ['Enter', 'Space']) {
        await press(page, key);
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await tabTo(page, link);
        await press(page, 'Escape');
        await expect(link).toBeHidden();
        await expect(toggle).toBeFocused();
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      }
      await press(page, 'Enter');
      await tabTo(page, link);
      await press(page, 'Enter');
      await expect(heading(page)).toHaveText(leadsTo);
      await expect(heading(page)).toBeFocused();
      await expect(link).toBeHidden();
    });
  });
}

test('the menu of a desk closes when Tab leaves it, in both directions', async ({ page }) => {
  await open(page, '/');
  const about = page.getByRole('banner').getByRole('button', { name: 'About' });
  const team = headerLink(page, /^Team/);
  await tabTo(page, about);
  await press(page, 'Enter');
  await tabTo(page, team);
  await press(page, 'Tab');
  await expect(headerLink(page, 'Events')).toBeFocused();
  await expect(team).toBeHidden();
  await expect(about).toHaveAttribute('aria-expanded', 'false');

  await press(page, 'Shift+Tab', 'Enter', 'Shift+Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Find support' })).toBeFocused();
  await expect(team).toBeHidden();
});

test('the menu of a phone closes when Tab leaves it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Menu' }));
  await press(page, 'Enter');
  await tabTo(page, headerLink(page, 'Donate Now'));
  await expect(menu).toBeVisible();
  await press(page, 'Tab');
  expect(await focusFits(page, 'main *')).toBe(true);
  await expect(menu).toBeHidden();
});
