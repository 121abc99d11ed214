import { expect, test } from '@playwright/test';
import { hoursRows } from '@site/shared-data/dates/hoursRows';
import { contact, hours } from '@site/shared-data/siteFacts';
import { pages } from '../fixtures/page/addresses';

const [firstRow] = hoursRows(hours.value);

test.use({ javaScriptEnabled: false });

for (const address of pages) {
  test(`${address} reads and links without scripts`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(150);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(contact.phone.value)).toBeVisible();
    await expect(footer.getByText(firstRow?.text ?? '').first()).toBeVisible();
  });
}

test('links lead on, and the folded menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Events/ })
    .click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
});
