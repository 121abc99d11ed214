import { expect, test } from '@playwright/test';
import { addresses, documentAt, inFull } from '../fixtures/page/addresses';
import { destinations } from '../fixtures/page/destinations';
import { listen, open } from '../fixtures/page/page';

/** In part, a page of each section. */
const tried = inFull ? addresses : destinations.map(({ address }) => address);

test('a page at its address with a slash at the end hydrates as it was written', async ({ page }) => {
  test.setTimeout(inFull ? 120_000 : 30_000);
  const messages = listen(page);
  // The redirect to the address is followed here: the browser stays where it is.
  await page.route(/\w\/$/, async (route) => route.fulfill({ response: await route.fetch() }));
  for (const address of tried.filter((one) => one !== '/')) {
    await open(page, `${address}/`);
    expect(new URL(page.url()).pathname).toBe(`${address}/`);
    const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(documentAt(address)) ?? [];
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  }
  expect(messages).toEqual([]);
});
