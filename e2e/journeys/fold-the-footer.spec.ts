import { expect, test } from '@playwright/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('on a phone the map of the site is folded, and opens group by group', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto('/partner/donate');
      const footer = page.getByRole('contentinfo');
      const adoption = footer.getByRole('link', { name: 'Adoption' });
      await expect(adoption).toBeHidden();
      await footer.getByText('Find support').click();
      await expect(adoption).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Our team' })).toBeHidden();
      const share = await footer.evaluate(
        (element) => element.getBoundingClientRect().height / document.body.scrollHeight,
      );
      expect(share).toBeLessThan(0.44);
    });

    test('on a wide screen every group is open, under a heading that is no button', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/give');
      const footer = page.getByRole('contentinfo');
      for (const name of ['Adoption', 'Our team', 'All events', 'Supply drive'])
        await expect(footer.getByRole('link', { name })).toBeVisible();
      await expect(footer.getByRole('heading', { name: 'Find support' })).toBeVisible();
      for (const summary of await footer.locator('summary').all()) await expect(summary).toBeHidden();
    });
  });
}
