import { expect, test } from '@playwright/test';
import { staff } from '@site/shared-data/staff';
import { hydrated } from '../fixtures/page/hydrated';

test('everybody has a card, and a dialog with the details', async ({ page }) => {
  await page.goto('/about/team');
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('button', { name: 'Read more' });
  await expect(cards).toHaveCount(staff.length);
  const [member] = staff;
  if (!member) return;
  const card = page.getByRole('button', { name: 'Read more', description: `about ${member.name}` });
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(member.title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await card.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
