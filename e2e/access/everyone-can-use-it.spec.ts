import { expect, test } from '@playwright/test';
import { axeFindings } from '../fixtures/page/axe';
import { inFull, pages } from '../fixtures/page/addresses';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

for (const [index, address] of pages.entries()) {
  test(`axe finds nothing on ${address}, small or wide, light or dark`, async ({ page }) => {
    await page.goto(address);
    // In part, each page on one of the first two screens.
    for (const { width, height, colorScheme } of screens.filter((_, place) => inFull || index % 2 === place)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

test('axe finds nothing with the menu or a dialog open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about/team');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Read more' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
