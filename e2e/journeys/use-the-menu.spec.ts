import { expect, test } from '@playwright/test';
import { services } from '@site/shared-data/services';
import { headerLink, painted } from '../fixtures/page/page';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens, closes, and closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: /^Team/ }).click();
    await expect(page).toHaveURL(/\/about\/team$/);
    await expect(menu).toBeHidden();
  });

  test('the menu calls, says who is there and when, and leads to every kind of help', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('banner');
    await expect(sheet.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:/);
    await expect(sheet.getByText(/^(Open|Closed) now/).locator('visible=true')).toHaveCount(1);
    await expect(sheet.getByRole('table', { name: 'Office hours' })).toBeVisible();
    for (const { title } of services) await expect(sheet.getByRole('link', { name: title })).toBeVisible();
    const pages = await sheet.getByRole('navigation').getByRole('link').allTextContents();
    expect(pages.slice(0, 4)).toEqual(services.map(({ title }) => title));
    await sheet.getByRole('link', { name: 'Adoption' }).click();
    await expect(page).toHaveURL(/\/services\/adoption$/);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a drop-down closes when the visitor looks elsewhere', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Partner' }).click();
    await expect(page.getByRole('link', { name: /^Volunteer Give/ })).toBeVisible();
    await page.getByRole('button', { name: 'About' }).click();
    await expect(page.getByRole('link', { name: /^Volunteer Give/ })).toBeHidden();
    await page.mouse.click(5, 700);
    await expect(page.getByRole('link', { name: /^Mission/ })).toBeHidden();
  });

  test('help is found in the top bar', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    for (const { title } of services) await expect(banner.getByRole('link', { name: title })).toBeHidden();
    await banner.getByRole('button', { name: 'Find support' }).click();
    for (const { title } of services) await expect(banner.getByRole('link', { name: title })).toBeVisible();
  });
});

for (const width of [390, 768, 1280]) {
  test(`at ${width} px the header is lower, with a shadow, past 20 pixels, and no strip shows under it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about/history');
    const bar = headerLink(page, /Clinic$/).locator('..');
    const tall = (await bar.boundingBox())?.height ?? 0;
    const scrolled = () => page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 20);
    await expect.poll(scrolled).toBe(20);
    await painted(page);
    expect((await bar.boundingBox())?.height).toBe(tall);
    await page.mouse.wheel(0, 5);
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(tall);
    expect(await bar.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
    await painted(page);
    const below = await bar.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(innerWidth / 2, bottom + 2)?.closest('main') !== null;
    });
    expect(below).toBe(true);
  });
}
