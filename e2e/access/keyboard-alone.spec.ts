import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { donationOptions } from '@site/shared-data/donationOptions';
import { staff } from '@site/shared-data/staff';
import { hydrated } from '../fixtures/page/hydrated';
import { tabTo } from '../fixtures/page/tabTo';

const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
} as const;

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** Whether what has the focus fits a selector. */
const focusFits = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

for (const [screen, viewport] of Object.entries(screens)) {
  // What they do differs in their menus alone, which are tried on both.
  test.describe(`by keyboard alone, on a ${screen}`, { tag: screen === 'desk' ? [] : '@nightly' }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('past the header, into the words', async ({ page }) => {
      await open(page, '/');
      await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await focusFits(page, 'main *')).toBe(true);
    });

    test('into the details of a person and out again', async ({ page }) => {
      await open(page, '/about/team');
      const more = page.getByRole('button', { name: 'Read more', description: `about ${staff[1]?.name}` });
      await tabTo(page, more);
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        const dialog = page.getByRole('dialog', { name: staff[1]?.name ?? '' });
        await expect(dialog).toBeVisible();
        expect(await focusFits(page, 'dialog[open] *')).toBe(true);
        // Beyond its last control the focus goes to the browser's own, never to the page behind.
        for (let presses = 0; presses < 6; presses += 1) {
          await page.keyboard.press('Tab');
          expect(await focusFits(page, 'dialog[open], dialog[open] *, body')).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(more).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Close' }));
      await page.keyboard.press('Enter');
      await expect(more).toBeFocused();
    });

    test('an answer opens and closes under its question', async ({ page }) => {
      await open(page, '/services/clinic');
      const question = page.locator('summary').first();
      const answer = page.locator('details > div').first();
      await tabTo(page, question);
      await page.keyboard.press('Enter');
      await expect(answer).toBeVisible();
      await page.keyboard.press('Space');
      await expect(answer).toBeHidden();
    });

    test('every way to give is reached, in order, and leads on', async ({ page }) => {
      await open(page, '/partner/donate');
      const main = page.getByRole('main');
      // What is done at once comes first.
      for (const { buttonText } of donationOptions.toSorted(
        (one, other) => Number(other.isExternalLink) - Number(one.isExternalLink),
      ))
        await tabTo(page, main.getByRole('link', { name: new RegExp(`^${buttonText}`) }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/supply-drive$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('the address is copied, and the map has a way without a map', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/contact');
      await tabTo(page, page.getByRole('button', { name: 'Copy address' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^.+, .+, [A-Z]{2} \d{5}$/);
      await tabTo(page, page.getByRole('link', { name: /Open in Google Maps/ }));
    });

    test('a list of supplies is sent to the printer', async ({ page }) => {
      await open(page, '/supply-drive');
      await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
      await tabTo(page, page.getByRole('button', { name: /Print/ }));
      await page.keyboard.press('Enter');
      await expect(page.locator('body[data-printed]')).toHaveCount(1);
    });
  });
}

test.describe('by keyboard alone, the menu', () => {
  test('of a desk opens by Enter and Space, closes by Escape, and leads on', async ({ page }) => {
    await page.setViewportSize(screens.desk);
    await open(page, '/');
    const about = page.getByRole('banner').getByRole('button', { name: 'About' });
    const team = page.getByRole('banner').getByRole('link', { name: /^Team/ });
    await tabTo(page, about);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(about).toHaveAttribute('aria-expanded', 'true');
      await tabTo(page, team);
      await page.keyboard.press('Escape');
      await expect(about).toBeFocused();
      await expect(about).toHaveAttribute('aria-expanded', 'false');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Events' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, team);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our team');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(team).toBeHidden();
  });

  test('of a desk closes when Tab leaves it, in both directions', async ({ page }) => {
    await page.setViewportSize(screens.desk);
    await open(page, '/');
    const banner = page.getByRole('banner');
    const about = banner.getByRole('button', { name: 'About' });
    const team = banner.getByRole('link', { name: /^Team/ });
    await tabTo(page, about);
    await page.keyboard.press('Enter');
    await tabTo(page, team);
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Events' })).toBeFocused();
    await expect(team).toBeHidden();
    await expect(about).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(banner.getByRole('button', { name: 'Find support' })).toBeFocused();
    await expect(team).toBeHidden();
  });

  test('of a phone closes when Tab leaves it', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Menu' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Donate Now' }));
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await focusFits(page, 'main *')).toBe(true);
    await expect(menu).toBeHidden();
  });

  test('of a phone opens by Enter and Space, closes by Escape, and leads on', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await open(page, '/');
    const toggle = page.getByRole('banner').getByRole('button', { name: /^(Menu|Close)$/ });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await tabTo(page, toggle);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(menu).toBeVisible();
      await tabTo(page, menu.getByRole('link', { name: /^Contact/ }));
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: /^Contact/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menu).toBeHidden();
  });
});
