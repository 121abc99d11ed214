import { expect, test, type Page } from '@playwright/test';
import { hydrated, listen } from '../fixtures/page/page';

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

test('on a slow network the first page is hydrated before it loads fonts, and the next document loads them first', async ({
  page,
}) => {
  const messages = listen(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await network.send('Network.emulateNetworkConditions', slow);

  await page.goto('/');
  await hydrated(page);
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
