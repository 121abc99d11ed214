import { expect, test } from '@playwright/test';
import { privacyLink } from '@site/shared-data/navigation';
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

test('what is folded on a phone opens, and stands open on a wide screen; links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(paths.clinic);
  await expect(page.getByText('Three presses of the Shift key')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await headerLink(page, /^Events/).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(heading(page)).toHaveText('Events');

  await page.goto(paths.donate);
  const footer = page.getByRole('contentinfo');
  const adoption = footer.getByRole('link', { name: 'Adoption' });
  await expect(adoption).toBeHidden();
  await footer.getByText('Find support').click();
  await expect(adoption).toBeVisible();
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
