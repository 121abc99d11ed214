import { expect, test } from '@playwright/test';
import { services } from '@site/shared-data/services';
import { headerLink, open, painted } from '../fixtures/page/page';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu calls, says who is there and when, leads to every kind of help, and closes when a link is chosen', async ({
    page,
  }) => {
    await open(page, '/about');
    const sheet = page.getByRole('banner');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(sheet.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:/);
    await expect(sheet.getByText(/^(Open now|Closed now|Holiday: )/).locator('visible=true')).toHaveCount(1);
    await expect(sheet.getByRole('table', { name: 'Office hours' })).toBeVisible();
    const pages = await sheet.getByRole('navigation').getByRole('link').allTextContents();
    expect(pages.slice(0, 4)).toEqual(services.map(({ title }) => title));
    await sheet.getByRole('link', { name: 'Adoption' }).click();
    await expect(page).toHaveURL(/\/services\/adoption$/);
    await expect(menu).toBeHidden();
    // A phone that is turned shows the navigation in its header.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await menu.boundingBox())?.height).toBeLessThan(90);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('one drop-down is open at a time, and none when the visitor looks elsewhere', async ({ page }) => {
    await open(page, '/');
    const help = services.map(({ title }) => headerLink(page, title));
    for (const link of help) await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Find support' }).click();
    for (const link of help) await expect(link).toBeVisible();
    await page.getByRole('button', { name: 'Partner' }).click();
    await expect(headerLink(page, /^Volunteer Give/)).toBeVisible();
    for (const link of help) await expect(link).toBeHidden();
    await page.mouse.click(5, 700);
    await expect(headerLink(page, /^Volunteer Give/)).toBeHidden();
  });
});

test('past 20 pixels the header is lower, with a shadow, and no strip shows under it', async ({ page }) => {
  await page.goto('/about/history');
  const bar = headerLink(page, /Clinic$/).locator('..');
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
    await painted(page);
    const tall = await height();
    await page.mouse.wheel(0, 5);
    await expect.poll(height).toBeLessThan(tall);
    expect(await bar.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
    await painted(page);
    const below = await bar.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(innerWidth / 2, bottom + 2)?.closest('main') instanceof HTMLElement;
    });
    expect(below, `${width} px`).toBe(true);
  }
});
