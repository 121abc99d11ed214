import { expect, test } from '@playwright/test';
import { openingState } from '@site/shared-data/dates/openingState';
import { services } from '@site/shared-data/services';
import { closures, hours } from '@site/shared-data/siteFacts';
import { addresses, presentIn } from '../fixtures/page/addresses';
import { headerFindings } from '../fixtures/page/header';
import { open, openWithFonts, setClock } from '../fixtures/page/page';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu shows the phone number and hours, links to every kind of help, and closes after a choice', async ({
    page,
  }) => {
    const moment = '2026-11-17T10:00:00-06:00';
    await setClock(page, moment);
    const state = openingState(hours.value, closures.value, Date.parse(moment)).text;
    // This page is not the first one in the menu.
    await open(page, addresses.findLast((address) => services.every(({ path }) => path !== address)) ?? '/');
    const sheet = page.getByRole('banner');
    const menu = page.locator('header ul:has(> li [popover])');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(sheet.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:/);
    await expect(sheet.getByText(state, { exact: true }).locator('visible=true')).toHaveCount(1);
    await expect(sheet.getByRole('table', { name: 'Office hours' })).toBeVisible();
    const links = menu.getByRole('link');
    const labels = await links.allTextContents();
    expect(labels.slice(0, services.length)).toEqual(services.map(({ title, hint }) => `${title} ${hint}`));
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const [first = '/'] = presentIn(hrefs);
    await links.nth(hrefs.indexOf(first)).click();
    await expect(page).toHaveURL(first);
    await expect(menu).toBeHidden();
    // A phone in landscape shows the navigation in its header.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await menu.boundingBox())?.height).toBeLessThan(90);
  });

  test('a second press right after the menu closes opens it again', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.locator('header ul:has(> li [popover])');
    const icon = button.locator('svg');
    const shape = await icon.innerHTML();
    await button.click();
    await expect.poll(() => icon.innerHTML()).not.toBe(shape);
    await icon.hover();
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.down();
    // The icon changes while the button is down.
    await expect.poll(() => icon.innerHTML()).toBe(shape);
    await page.mouse.up();
    await expect(menu).toBeVisible();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('only one drop-down is open at a time, and a click elsewhere closes it', async ({ page }) => {
    await open(page, '/');
    const menu = page.locator('header ul:has(> li [popover])');
    const panels = menu.locator('[popover]');
    const count = await panels.count();
    expect(count, 'the services are in a drop-down').toBeGreaterThan(0);
    await expect(panels.filter({ visible: true })).toHaveCount(0);
    for (let place = 0; place < count; place += 1) {
      await menu.locator('button').nth(place).click();
      await expect(panels.filter({ visible: true })).toHaveCount(1);
      await expect(panels.nth(place).getByRole('link').first()).toBeVisible();
    }
    await page.mouse.click(5, 700);
    await expect(panels.filter({ visible: true })).toHaveCount(0);
  });
});

test('after 20 pixels of scrolling, the header is lower and has a shadow, without a strip under it', async ({
  page,
}) => {
  await openWithFonts(page, '/');
  expect(await headerFindings(page, [390, 768, 1280])).toEqual([]);
});
