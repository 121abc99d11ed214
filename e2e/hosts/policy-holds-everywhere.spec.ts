import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { listen } from '../fixtures/page/listen';
import { pages } from '../fixtures/page/pages';
import { setClock } from '../fixtures/page/setClock';
import { useEverything } from '../fixtures/hosts/useEverything';
import { watchPolicy } from '../fixtures/hosts/watchPolicy';
import type { PolicyRecord } from '../fixtures/hosts/watchPolicy';

/** Everything a site could leave in a visitor's browser, by kind; nothing is left out but the HTTP cache. */
async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...('caches' in globalThis ? await caches.keys() : []).map((key) => `cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  return [...cookies, ...others];
}

const everywhere = [...addresses, unknownAddress];

/** While some events are still to come. */
const beforeGala = '2025-04-01T12:00:00-06:00';

/** An unknown address is 404, which the browser and the page say to the console; nothing else is said. */
const expected = /responded with a status of 404|404 Error: User attempted to access non-existent route/;

/** The frames of the map and the video: each is asked for by its own button alone (asks-nobody-else). */
const askedFor = /^https:\/\/(www\.google\.com\/maps|www\.youtube-nocookie\.com\/embed\/)/;

function expectNothingHappened({ violations, foreign, loaded, pins }: PolicyRecord): void {
  expect(violations).toEqual([]);
  expect(foreign).toEqual([]);
  expect(loaded.size).toBeGreaterThan(1);
  for (const url of loaded) expect([url, pins.get(url)]).toEqual([url, expect.stringMatching(/^sha384-[\w+/]{64}$/)]);
}

async function open(context: BrowserContext, baseURL: string | undefined) {
  const record = await watchPolicy(context, baseURL ?? '');
  const page = await context.newPage();
  await setClock(page, beforeGala);
  return { page, record, heard: listen(page) };
}

test(
  'nothing is refused, asked of others or stored while every page is used',
  { tag: '@nightly' },
  async ({ context, baseURL }) => {
    test.setTimeout(everywhere.length * 20_000);
    const { page, record, heard } = await open(context, baseURL);
    let pressed = 0;
    for (const address of everywhere) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      pressed += await useEverything(page);
      expect([address, await stored(page)]).toEqual([address, []]);
    }
    console.log(JSON.stringify({ pages: everywhere.length, pressed, scripts: record.loaded.size }));
    expectNothingHappened({ ...record, foreign: record.foreign.filter((url) => !askedFor.test(url)) });
    expect(heard.filter((one) => !expected.test(one))).toEqual([]);
  },
);

/** Presses the first link of the page to one of the addresses, as a finger would; in a closed menu too. */
const press = (page: Page, wanted: readonly string[]) =>
  page.evaluate((paths) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    const link = links.find((one) => paths.includes(one.getAttribute('href') ?? ''));
    link?.click();
    return link?.getAttribute('href') ?? null;
  }, wanted);

const shown = (page: Page, address: string) =>
  page.waitForFunction((path) => {
    const words = document.querySelector('[data-words]')?.getAttribute('data-words') ?? '/';
    return location.pathname === path && words === path;
  }, address);

/** Follows links to wanted pages not seen yet, and goes back where there are none; gives every page it saw. */
async function walk(page: Page, wanted: readonly string[]): Promise<string[]> {
  const way = ['/'];
  const seen = ['/'];
  for (;;) {
    const next = await press(
      page,
      wanted.filter((address) => !seen.includes(address)),
    );
    if (next) {
      way.push(next);
      seen.push(next);
    } else {
      way.pop();
      if (way.length === 0) return seen.sort();
      await page.evaluate(() => history.back());
    }
    await shown(page, way.at(-1) ?? '');
  }
}

test('nothing is refused, asked of others or stored on a walk by clicks', async ({ context, baseURL }) => {
  test.setTimeout(120_000);
  const { page, record, heard } = await open(context, baseURL);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const wanted = addresses.filter((address) => pages.includes(address));
  expect(await walk(page, wanted)).toEqual(wanted.toSorted());
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await stored(page)).toEqual([]);
  console.log(JSON.stringify({ walked: wanted.length, scripts: record.loaded.size }));
  expectNothingHappened(record);
  expect(heard).toEqual([]);
});

const place = (page: Page) => expect.poll(() => page.evaluate(() => scrollY));

test('a reader finds the place again, though nothing is stored', async ({ page }) => {
  const open = async (address: string) => {
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('app:hydrated').length > 0);
  };
  await open('/services/clinic');
  await page.evaluate(() => scrollTo(0, 777));
  await page.reload();
  await place(page).toBe(777);
  await open('/events');
  expect(await stored(page)).toEqual([]);
  await page.goBack();
  await place(page).toBe(777);
  await page.waitForFunction(() => performance.getEntriesByName('app:hydrated').length > 0);
  await press(page, ['/events']);
  await shown(page, '/events');
  await place(page).toBe(0);
  await page.goBack();
  await place(page).toBe(777);
  expect(await stored(page)).toEqual([]);
});
