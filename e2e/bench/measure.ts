import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { hydrated } from '../fixtures/page/page';
import type { Figures } from './table';

/** The viewport of a phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** A slow connection: 1.6 Mbit/s in bytes per second, and a round-trip time of 150 ms. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

interface Conditions {
  readonly line: 'slow' | 'fast';
  /** The slowdown factor of the processor. */
  readonly processor: number;
}

/** The conditions of most figures. They apply to the browser and are not simulated. */
const slowPhone: Conditions = { line: 'slow', processor: 4 };

/** A file from the network. */
interface Answer {
  /** Its address on the site. */
  readonly file: string;
  /** The compressed size with headers, in bytes. */
  readonly bytes: number;
  /** When the last byte arrived, in milliseconds since the start of the navigation. */
  readonly finished: number;
}

/**
 * Returns the files of the site that the page has loaded so far without the cache: the document, then the others in
 * order.
 */
export const answersOf = (page: Page): Promise<Answer[]> =>
  page.evaluate(() => {
    const document = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return [...document, ...files]
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, transferSize: bytes, responseEnd: finished }) => ({
        file: new URL(name).pathname,
        bytes,
        finished,
      }));
  });

export const bytesOf = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);
export const scriptsIn = (answers: readonly Answer[]) => answers.filter(({ file }) => file.endsWith('.js'));
/** Returns scripts and styles. After hydration these belong to prefetched pages. */
export const codeIn = (answers: readonly Answer[]) => answers.filter(({ file }) => /\.(js|css)$/.test(file));

/**
 * How long no file may arrive before a page counts as idle, in milliseconds. It is longer than a section takes on a
 * slow connection.
 */
const quietMs = 800;

/** Waits until a hydrated page is idle. It prefetches sections one by one while the browser is idle. */
export async function idle(page: Page): Promise<void> {
  let seen: number;
  do {
    seen = (await answersOf(page)).length;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await sleep(quietMs);
  } while ((await answersOf(page)).length > seen);
}

/** The pause between two pages for the processor, in milliseconds. Without it, first paints were 180 ms later. */
const pause = 700;

/**
 * Opens a page with an empty cache. Waits until it is idle, and hydrated if it has scripts.
 * @returns when it was hydrated, in milliseconds since the start of the navigation, and the files loaded before and
 *   after.
 */
export async function openPage(page: Page, url: string, { line, processor }: Conditions) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (line === 'slow') await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await sleep(pause);
  await page.goto(url, { waitUntil: 'networkidle' });
  if ((await page.locator('script').count()) === 0) return { hydration: null, before: [], after: [] };
  await hydrated(page);
  await idle(page);
  const hydration = await page.evaluate(() => performance.getEntriesByName('app:hydrated')[0]?.startTime ?? NaN);
  const answers = await answersOf(page);
  return {
    hydration,
    before: answers.filter(({ finished }) => finished <= hydration),
    after: answers.filter(({ finished }) => finished > hydration),
  };
}

/** Visits a page on a slow phone with an empty cache, until it is hydrated and idle. */
export async function measureVisit(page: Page, url: string): Promise<Figures> {
  const { hydration, before } = await openPage(page, url, slowPhone);
  const [paints = [], tasks = []] = await page.evaluate(() =>
    ['largest-contentful-paint', 'longtask'].map((type) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords().map(({ startTime, duration }) => ({ startTime, duration }));
    }),
  );
  const largestPaint = paints.at(-1)?.startTime ?? NaN;
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  if (hydration === null) return { firstPaint, largestPaint };
  const blocking = tasks.filter(({ startTime, duration }) => startTime + duration > firstPaint);
  return {
    firstPaint,
    largestPaint,
    hydration,
    blocking: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    kilobytes: bytesOf(before) / 1000,
    kilobytesOfScript: bytesOf(scriptsIn(before)) / 1000,
  };
}

/** The duration of a tap in milliseconds. People need 80 to 120. */
const tapMs = 90;

/** Taps an element like a finger, which stays down for a while. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [],
    });
  await touch('touchStart');
  await sleep(tapMs);
  await touch('touchEnd');
}

/**
 * Taps a menu link on an idle front door on a slow phone, and waits until the heading of its page is painted. It
 * measures the time and the bytes of scripts from the moment when the finger lifts.
 */
export async function measureTap(page: Page, origin: string, to: string, heading: string): Promise<Figures> {
  await openPage(page, `${origin}/`, slowPhone);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await idle(page);
  const painted = page.evaluate(async (words) => {
    const { timeStamp } = await new Promise<Event>((resolve) =>
      addEventListener('click', resolve, { capture: true, once: true }),
    );
    // Polling in every frame would cause paints that nobody needs.
    while (document.querySelector('h1')?.textContent !== words) {
      await new Promise((changed) => {
        new MutationObserver(changed).observe(document, { childList: true, subtree: true });
      });
    }
    // This message arrives after the frame has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - timeStamp;
  }, heading);
  const before = bytesOf(scriptsIn(await answersOf(page)));
  await press(page, page.locator(`header a[href="${to}"]`).first());
  const tap = await painted;
  return { tap, bytesAfterTap: bytesOf(scriptsIn(await answersOf(page))) - before };
}
