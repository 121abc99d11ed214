import { expect, test, type Page } from '@playwright/test';
import { addDays } from '@site/shared-data/dates/clinicDay';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { events } from '@site/shared-data/events';
import { addresses, alone, inFull } from '../fixtures/page/addresses';
import { listen, markDocument, setClock } from '../fixtures/page/page';

/** Returns everything that a site can store in a browser, except the HTTP cache. */
async function stored(page: Page) {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const others = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  return [...cookies, ...origins, ...others];
}

/** Scrolls to every picture of a page, presses every button and opens every disclosure. */
async function useEverything(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').filter({ visible: true }).all())
    await picture.scrollIntoViewIfNeeded();
  for (const control of await page.locator('button:enabled, summary').filter({ visible: true }).all()) {
    await control.click();
    const close = page.getByRole('dialog').getByRole('button').first();
    if (await close.isVisible()) await close.click();
    // An open menu would cover the next button.
    if (await page.locator('[popover]:popover-open').count()) await page.keyboard.press('Escape');
  }
}

/** The iframes of the map and the video. Only their own buttons request them (asks-nobody-else). */
const frames = /^https:\/\/(www\.google\.com\/maps|www\.youtube-nocookie\.com\/embed\/)/;

/** Clicks the first link to one of the addresses, even in a closed menu. Returns its address, or null. */
const clickLink = (page: Page, wanted: readonly string[]) =>
  page.evaluate((paths) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    const link = links.find((one) => paths.includes(one.getAttribute('href') ?? ''));
    link?.click();
    return link?.getAttribute('href') ?? null;
  }, wanted);

const shown = (page: Page, address: string) =>
  page.waitForFunction((path) => {
    const words = document.querySelector('[data-page]')?.getAttribute('data-page') ?? '/';
    return location.pathname === path && words === path;
  }, address);

test('no page violates the policy, requests other hosts or stores anything, and every file is pinned', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(inFull ? 600_000 : 120_000);
  // The console reports violations of the content policy and of Trusted Types.
  const messages = listen(page);
  const requested = new Map<string, string>();
  page.on('request', (request) => requested.set(request.url().replace(/\?.*/, ''), request.resourceType()));
  /** Checks that the open document has requested only files of this site, and has pinned its scripts and styles. */
  const expectPinned = async () => {
    const urls = [...requested.keys()];
    expect(urls.filter((url) => !url.startsWith(`${baseURL}/`) && !frames.test(url))).toEqual([]);
    const code = urls.filter((url) => ['script', 'stylesheet'].includes(requested.get(url) ?? '') && !frames.test(url));
    expect(code.length).toBeGreaterThan(1);
    const unpinned = await page.evaluate(
      (files) =>
        files.filter((file) => !document.querySelector(`[src^="${file}"][integrity], [href^="${file}"][integrity]`)),
      code.map((url) => new URL(url).pathname),
    );
    expect(unpinned, `files that ${new URL(page.url()).pathname} does not pin`).toEqual([]);
  };
  // On this day all events are in the future. Past events have no link in the list.
  const [first = ''] = events.map(({ date }) => parseEventDate(date)).toSorted();
  if (first) await setClock(page, `${addDays(first, -9)}T12:00:00-06:00`);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const isSameDocument = await markDocument(page);
  const unseen = new Set(addresses.filter((address) => address !== '/' && !alone.includes(address)));
  const way = ['/'];
  // Follows links to new pages, and goes back if there is none.
  while (unseen.size > 0) {
    if (inFull) await useEverything(page);
    const next = await clickLink(page, [...unseen]);
    if (next) way.push(next);
    else {
      way.pop();
      if (way.length === 0) break;
      await page.evaluate(() => history.back());
    }
    unseen.delete(next ?? '');
    await shown(page, way.at(-1) ?? '');
  }
  expect(await isSameDocument()).toBe(true);
  await expectPinned();
  // Pages that always open as documents, and pages without a link.
  for (const address of [...alone, ...unseen]) {
    requested.clear();
    await page.goto(address);
    await shown(page, address);
    await page.waitForLoadState('networkidle');
    await expectPinned();
  }
  expect(await stored(page)).toEqual([]);
  expect(messages.filter((line) => !frames.test(line))).toEqual([]);
});
