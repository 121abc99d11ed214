import { expect, test } from '@playwright/test';
import { privacyLink } from '@site/shared-data/navigation';
import { open } from '../fixtures/page/page';

test('the map of the site is folded on a phone, and open under headings that are no buttons on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/partner/donate');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Find support').click();
  await expect(footer.getByRole('link', { name: 'Adoption' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Our team' })).toBeHidden();
  const share = await footer.evaluate((element) => element.getBoundingClientRect().height / document.body.scrollHeight);
  expect(share).toBeLessThan(0.44);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Adoption', 'Our team', 'All events', 'Supply drive'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Find support' })).toBeVisible();
  for (const summary of await footer.locator('summary').all()) await expect(summary).toBeHidden();
  await footer.getByRole('link', { name: privacyLink.label }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeInViewport();
});
