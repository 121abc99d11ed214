import { expect, test } from '@playwright/test';
import { hydrated } from '../setup/hydrated';

test('thirteen people, and a dialog with the details of each', async ({ page }) => {
  await page.goto('/about/team');
  await hydrated(page);
  const card = page.getByRole('button', { name: /Alex Sample/ });
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Chief Executive Officer');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await card.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: /Sample/ })).toHaveCount(13);
});
