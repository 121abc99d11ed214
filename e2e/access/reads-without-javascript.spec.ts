import { expect, test } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
import { inFull, pages } from '../fixtures/page/addresses';
import { headerLink, heading } from '../fixtures/page/page';

test.use({ javaScriptEnabled: false });

test('pages read and link without scripts', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const address of pages.filter((_, index) => inFull || index % 3 === 0)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(heading(page), address).toBeVisible();
    expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(150);
    await expect(footer.getByText(contact.phone.value), address).toBeVisible();
  }
});

test('what is folded opens, links lead on, and nothing is promised that needs a script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.clinic);
  await expect(page.getByText('Three presses of the Shift key')).toBeHidden();
  const adoption = page.getByRole('contentinfo').getByRole('link', { name: 'Adoption' });
  await expect(adoption).toBeHidden();
  await page.getByRole('contentinfo').getByText('Find support').click();
  await expect(adoption).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await headerLink(page, /^Events/).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(heading(page)).toHaveText('Events');
});
