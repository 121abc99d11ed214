import { expect, test } from '@playwright/test';
import { addresses, inFull } from '../fixtures/page/addresses';
import { listen, open } from '../fixtures/page/page';

const tried = inFull ? addresses : ['/contact', '/services/clinic', '/events', '/partner', '/blog'];

test('a page at its address with a slash at the end hydrates as it was written', async ({ page }) => {
  test.setTimeout(inFull ? 120_000 : 30_000);
  const messages = listen(page);
  const canonical = page.locator('link[rel="canonical"]');
  // The redirect to the address is followed here: the browser stays where it is.
  await page.route(/\w\/$/, async (route) => route.fulfill({ response: await route.fetch() }));
  for (const address of tried.filter((one) => one !== '/')) {
    await open(page, `${address}/`);
    expect(new URL(page.url()).pathname).toBe(`${address}/`);
    const own = address.replace('/partner/events', '/events');
    await expect(canonical).toHaveAttribute('href', new RegExp(`[a-z]${own}$`));
  }
  expect(messages).toEqual([]);
});
