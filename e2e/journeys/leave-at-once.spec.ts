import { expect, test, type Page } from '@playwright/test';
import { services } from '@site/shared-data/services';
import { addresses, presentIn } from '../fixtures/page/addresses';
import { open } from '../fixtures/page/page';

const served = presentIn(services.map(({ path }) => path));
/** A page of this site that nobody has to leave at once. */
const before = addresses.find((address) => !served.includes(address)) ?? '/';
test.skip(served.length === 0, 'the site has no page of a service');

const elsewhere = 'https://www.weather.gov/';

/** Presses keys on a page that three presses of Shift leave: two do not, nor does a capital letter count. */
async function leaveByShift(page: Page): Promise<void> {
  for (const key of ['Shift', 'Shift', 'Shift+A', 'Shift']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: 'Shift, press 2 more times to exit.' })).toHaveCount(1);
  for (const key of ['Shift', 'Shift']) await page.keyboard.press(key);
}

const exit = (page: Page) => page.getByRole('link', { name: 'Exit this page', exact: true }).click();

test('"Exit this page" and three presses of Shift leave a service for good, and tell nobody of it', async ({
  page,
}) => {
  const referrers: (string | undefined)[] = [];
  let emptied: Promise<unknown> | undefined;
  await page.route(`${elsewhere}**`, async (route) => {
    referrers.push(route.request().headers()['referer']);
    // A page that is gone says nothing any more.
    await emptied;
    return route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Sunny' });
  });
  // Playwright waits for the other site before it looks at a page that is being left.
  await page.addInitScript(() =>
    new MutationObserver(() => document.documentElement.hidden && console.debug('emptied')).observe(document, {
      subtree: true,
      attributeFilter: ['hidden'],
    }),
  );
  await page.goto(before);
  for (const [index, address] of served.entries()) {
    await open(page, address);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    expect(referrers).toHaveLength(index);
    emptied = page.waitForEvent('console', (message) => message.text() === 'emptied');
    await (index % 2 ? leaveByShift(page) : exit(page));
    await emptied;
    await expect(page).toHaveURL(elsewhere);
    await page.goBack();
    await expect(page).toHaveURL(before);
  }
  expect(referrers).toEqual(served.map(() => undefined));
});
