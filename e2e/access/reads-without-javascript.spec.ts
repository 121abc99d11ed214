import { expect, test } from '@playwright/test';
import { footerGroups, privacyLink } from '@site/shared-data/navigation';
import { contact } from '@site/shared-data/siteFacts';
import { inFull, pages, presentIn } from '../fixtures/page/addresses';
import { clickInHeader, here } from '../fixtures/page/destinations';
import { heading } from '../fixtures/page/page';

test.use({ javaScriptEnabled: false });

const footerAddresses = footerGroups.flatMap(({ links }) => links.map((link) => link.path));

test('pages are readable and linked without scripts', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const address of pages.filter((_, index) => inFull || index % 3 === 0)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(heading(page), address).toBeVisible();
    // Closed parts, such as answers and the details of people, contain the rest.
    const [visible = 0, all = 0] = await page
      .locator('main')
      .evaluate((main: HTMLElement) =>
        [main.innerText, main.textContent].map((text) => text?.replaceAll(/\s/g, '').length),
      );
    expect(visible / all, `share of the text of ${address} that is visible`).toBeGreaterThan(0.25);
    await expect(footer.getByText(contact.phone.value), address).toBeVisible();
  }
});

test('collapsed parts open on a phone, and are open on a wide screen; links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await clickInHeader(page, here.address);
  await expect(page).toHaveURL(here.address);
  await expect(heading(page)).toHaveText(here.heading);

  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const groups = footer.locator('details');
  for (const { label, links } of footerGroups) {
    const [first] = presentIn(links.map((link) => link.path));
    const link = footer.locator(`a[href="${first}"]`).first();
    await expect(link, `${label} is collapsed on a phone`).toBeHidden();
    await groups.locator('summary').filter({ hasText: label }).click();
    await expect(link, `${label} opens by a tap`).toBeVisible();
    await groups.locator('summary').filter({ hasText: label }).click();
  }
  const windows = await footer.evaluate((element) => element.getBoundingClientRect().height / innerHeight);
  expect(windows, 'the height of the collapsed footer in windows').toBeLessThan(2.5);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of presentIn(footerAddresses)) {
    const link = footer.locator(`a[href="${address}"]`).first();
    await expect(link, `the footer shows its link to ${address} on a wide screen`).toBeVisible();
  }
  for (const summary of await footer.locator('summary').all()) await expect(summary).toBeHidden();
  await footer.getByRole('link', { name: privacyLink.label, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeInViewport();
});
