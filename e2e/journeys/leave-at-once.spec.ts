import { expect, test, type Page } from '@playwright/test';
import { services } from '@site/shared-data/services';
import { addresses, presentIn } from '../fixtures/page/addresses';
import { open } from '../fixtures/page/page';

const served = presentIn(services.map(({ path }) => path));
/** A page of this site without the exit button. */
const before = addresses.find((address) => !served.includes(address)) ?? '/';
test.skip(served.length === 0, 'the site has no page of a service');

const elsewhere = 'https://www.weather.gov/';

const exit = (page: Page) => page.getByRole('link', { name: 'Exit this page', exact: true }).click();

/** Leaves with the keyboard only. The exit is the first link after the skip link. */
async function exitByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const isExit = await page.evaluate(() => document.activeElement?.textContent === 'Exit this page');
    if (isExit) return page.keyboard.press('Enter');
  }
  throw new Error('4 presses of Tab from the beginning of main do not reach the exit');
}

test('"Exit this page" leaves a service without a trace, by pointer and by keyboard', async ({ page }) => {
  const referrers: (string | undefined)[] = [];
  let emptied: Promise<unknown> | undefined;
  await page.route(`${elsewhere}**`, async (route) => {
    referrers.push(route.request().headers()['referer']);
    // A page that is left announces nothing.
    await emptied;
    return route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Sunny' });
  });
  // Playwright waits for the other site before it reads a page that the visitor is leaving.
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
    await (index % 2 ? exitByKeys(page) : exit(page));
    await emptied;
    await expect(page).toHaveURL(elsewhere);
    await page.goBack();
    await expect(page).toHaveURL(before);
  }
  expect(referrers).toEqual(served.map(() => undefined));
});

/** Actions of a screen reader between two commands. The page only sees the Shift key. */
const betweenPresses: Record<string, (page: Page, press: number) => Promise<unknown>> = {
  'to pause speech': async () => {},
  'and scrolls': (page, press) => page.evaluate((turn) => scrollTo(0, turn % 2 ? 0 : 400), press),
  'and moves the focus': (page, press) =>
    page.evaluate((turn) => document.querySelectorAll<HTMLElement>('main a')[turn]?.focus(), press),
  'and moves the caret': (page, press) =>
    page.evaluate((turn) => {
      const heading = document.querySelectorAll('h1, h2, h3')[turn];
      if (heading) getSelection()?.collapse(heading, 0);
    }, press),
};

for (const [what, move] of Object.entries(betweenPresses))
  test(`a screen reader that presses Shift ${what} stays on the page, and announces nothing`, async ({ page }) => {
    for (const { path } of services) {
      await open(page, path);
      const spoken = await page.evaluateHandle(() => {
        const changes: string[] = [];
        const listen = new MutationObserver((records) => changes.push(...records.map(({ type }) => type)));
        for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'))
          listen.observe(region, { childList: true, characterData: true, subtree: true });
        return changes;
      });
      for (let press = 0; press < 7; press += 1) {
        await page.keyboard.press('Shift');
        await move(page, press);
      }
      expect(await page.evaluate(() => document.documentElement.hidden)).toBe(false);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await spoken.jsonValue()).toEqual([]);
    }
  });
