import { expect, test, type Page } from '@playwright/test';
import { clickInHeader, hasTwoSections, here, oneSection, there } from '../fixtures/page/destinations';
import { heading, hydrated, listen } from '../fixtures/page/page';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns when the page requested its first font, its first script, and when it was hydrated, in milliseconds. */
const momentsOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const firstOf = (name: RegExp) => Math.min(...files.filter((file) => name.test(file.name)).map((f) => f.startTime));
    const [mark] = performance.getEntriesByName('app:hydrated');
    return { font: firstOf(/\.woff2$/), script: firstOf(/\.js$/), hydrated: mark?.startTime ?? Infinity };
  });

/** Waits until a heading uses a font of the site. */
const fontsArrive = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ display, status }) => display === 'swap' && status === 'loaded'),
  );

/** Opens a page on a slow network, and waits until it is hydrated. */
async function openSlowly(page: Page, address: string): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.goto(address);
  await hydrated(page);
}

test('on a slow network the first page is hydrated before it loads fonts, and the next document loads them first', async ({
  page,
}) => {
  const messages = listen(page);
  await openSlowly(page, '/');
  await fontsArrive(page);
  const first = await momentsOf(page);
  expect(first.font).toBeGreaterThan(first.hydrated);

  await page.goto('/', { referer: page.url() });
  await hydrated(page);
  await fontsArrive(page);
  const next = await momentsOf(page);
  expect(next.font).toBeLessThan(next.script);
  expect(messages).toEqual([]);
});

test('a font that would wrap a heading in another way waits for the next page', async ({ page }) => {
  test.skip(!hasTwoSections, oneSection);
  await openSlowly(page, here.address);
  const font = page.waitForResponse(/fraunces[^/]*\.woff2$/);
  // One heading just fits in its line, and one just does not. A wider or narrower font would change one of them.
  await page.evaluate(() => {
    for (const [place, title] of [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].entries()) {
      title.style.width = 'max-content';
      title.style.width = `${title.getBoundingClientRect().width - (place % 2)}px`;
    }
  });
  const before = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
  await (await font).finished();
  await page.waitForTimeout(1000);
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().height)).toBeCloseTo(before, 0);
  await clickInHeader(page, there.address);
  await expect(heading(page)).toHaveText(there.heading);
  await fontsArrive(page);
});
