import { expect, test } from '@playwright/test';
import { addresses, documentAt, inFull } from '../fixtures/page/addresses';
import { destinations } from '../fixtures/page/destinations';
import { listen, open } from '../fixtures/page/page';

/** One page of each section, unless the whole matrix runs. */
const tried = inFull ? addresses : destinations.map(({ address }) => address);

test('a page hydrates at its address with a trailing slash', async ({ page }) => {
  test.setTimeout(inFull ? 120_000 : 30_000);
  const messages = listen(page);
  // The test follows the redirect itself, so that the browser stays at the address.
  await page.route(/\w\/$/, async (route) => route.fulfill({ response: await route.fetch() }));
  for (const address of tried.filter((one) => one !== '/')) {
    await open(page, `${address}/`);
    expect(new URL(page.url()).pathname).toBe(`${address}/`);
    const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(documentAt(address)) ?? [];
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  }
  expect(messages).toEqual([]);
});
