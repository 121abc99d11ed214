import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { hydrated } from '../fixtures/page/page';
import type { Figures } from './table';

/** What a phone shows a page on. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** 1.6 Mbit/s, 150 ms there and back: the bytes of a second, and milliseconds. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

interface Conditions {
  readonly line: 'slow' | 'fast';
  /** How many times slower the processor is. */
  readonly processor: number;
}

/** What most of the figures are measured under: applied, not simulated. */
const slowPhone: Conditions = { line: 'slow', processor: 4 };

/** One answer that came over the wire. */
export interface Answer {
  readonly url: string;
  /** What the browser asked for: 'Document', 'Script', 'Stylesheet', 'Image', 'Font' and others. */
  readonly kind: string;
  /** With its headers, compressed. */
  readonly bytes: number;
  /** When the last byte came, in seconds of the browser's clock. */
  readonly finished: number;
}

interface Traffic {
  /** Everything the page fetched from a server, not from a cache. */
  readonly answers: readonly Answer[];
  /** Waits until nothing has been requested for half a second. */
  readonly quiet: () => Promise<void>;
}

export const bytesOf = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);
export const scriptsIn = (answers: readonly Answer[]) => answers.filter(({ kind }) => kind === 'Script');
/** Scripts and styles: after hydration, those of pages that nobody has asked for yet. */
export const codeIn = (answers: readonly Answer[]) =>
  answers.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const answers: Answer[] = [];
  const pending = new Map<string, { url: string; kind: string }>();
  let lastEvent = Date.now();
  const end = (requestId: string) => {
    lastEvent = Date.now();
    pending.delete(requestId);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return;
    lastEvent = Date.now();
    pending.set(requestId, { url: request.url, kind: type });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => end(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && end(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = pending.get(requestId);
    if (request) answers.push({ ...request, bytes: encodedDataLength, finished: timestamp });
    end(requestId);
  });
  await session.send('Network.enable');
  const quiet = async () => {
    const began = (lastEvent = Date.now());
    while (pending.size > 0 || Date.now() - lastEvent < 500) {
      const urls = [...pending.values()].map(({ url }) => url).join();
      if (Date.now() - began > 60_000) throw new Error(`the page was not idle within 60 s: ${urls || 'it polls'}`);
      await sleep(50);
    }
  };
  return { answers, quiet };
}

/** Waits until a hydrated page is idle: it fetches sections ahead one by one, each when the browser is idle. */
export async function idle(page: Page, { answers, quiet }: Traffic): Promise<void> {
  let seen: number;
  do {
    seen = answers.length;
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await quiet();
  } while (answers.length > seen);
}

/** How long, in milliseconds, the processor needs between two pages: first paints came 180 ms later without this pause. */
const pause = 700;

/** Opens a page with an empty cache, and waits until it is idle, and hydrated where it has scripts. */
export async function openPage(page: Page, url: string, { line, processor }: Conditions) {
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Performance.enable');
  if (line === 'slow') await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await sleep(pause);
  await page.goto(url);
  await traffic.quiet();
  const { answers } = traffic;
  if (scriptsIn(answers).length === 0) return { traffic, hydration: null, before: answers, after: [] };

  await hydrated(page);
  await idle(page, traffic);
  const hydration = await page.evaluate(() => performance.getEntriesByName('app:hydrated')[0]?.startTime ?? NaN);
  const { metrics } = await session.send('Performance.getMetrics');
  const began = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? Number.NaN;
  const isBefore = ({ finished }: Answer) => finished <= began + hydration / 1000;
  return {
    traffic,
    /** Milliseconds from the start of the navigation. */
    hydration,
    before: answers.filter(isBefore),
    after: answers.filter((answer) => !isBefore(answer)),
  };
}

interface Observed {
  largestPaint: number;
  tasks: { end: number; duration: number }[];
}

/** Visits a page on a slow phone, with an empty cache, until it is hydrated and idle. */
export async function measureVisit(page: Page, url: string): Promise<Figures> {
  await page.addInitScript(() => {
    const observed: Observed = { largestPaint: 0, tasks: [] };
    Object.assign(globalThis, { observed });
    new PerformanceObserver((list) => {
      observed.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        observed.tasks.push({ end: startTime + duration, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  const { hydration, before, after } = await openPage(page, url, slowPhone);
  const { observed, firstPaint } = await page.evaluate(() => ({
    observed: (globalThis as typeof globalThis & { observed: Observed }).observed,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const paints = { 'FCP, ms': firstPaint, 'LCP, ms': observed.largestPaint };
  if (hydration === null) return paints;
  const blocking = observed.tasks.filter(({ end }) => end > firstPaint);
  return {
    ...paints,
    'hydrated, ms': hydration,
    'TBT, ms': blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    'until hydrated, KB': bytesOf(before) / 1000,
    'until hydrated, requests': before.length,
    'until hydrated, KB of script': bytesOf(scriptsIn(before)) / 1000,
    'fetched ahead, KB': bytesOf(codeIn(after)) / 1000,
  };
}

/** An event of Chromium's trace format; times in microseconds, `tdur` of the processor alone. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly startTime?: number } };
}

/** The longest task of an unthrottled visit by its use of the processor: what other programs took does not count. */
export async function measureLongestTask(page: Page, browser: Browser, url: string): Promise<Figures> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] });
  let recorded: Buffer;
  try {
    await openPage(page, url, { line: 'fast', processor: 1 });
  } finally {
    recorded = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === 'app:hydrated');
  if (!mark) throw new Error(`${url} was not hydrated`);
  const began = mark.ts - (mark.args.data?.startTime ?? 0) * 1000;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts >= began,
  );
  return { 'longest task unthrottled, ms': Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000 };
}

/** Taps a link in the menu of an idle front door, on a slow phone, and waits until the heading of its page is painted. */
export async function measureTap(page: Page, origin: string, to: string, heading: string): Promise<Figures> {
  const { traffic } = await openPage(page, `${origin}/`, slowPhone);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await idle(page, traffic);
  const painted = page.evaluate(async (words) => {
    const { timeStamp } = await new Promise<Event>((resolve) =>
      addEventListener('click', resolve, { capture: true, once: true }),
    );
    // Not asked frame by frame: that alone would have frames painted that nobody needs.
    while (document.querySelector('h1')?.textContent !== words) {
      await new Promise((changed) => {
        new MutationObserver(changed).observe(document, { childList: true, subtree: true });
      });
    }
    await new Promise(requestAnimationFrame);
    // A message is delivered once the frame has been painted.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    return performance.now() - timeStamp;
  }, heading);
  await page.locator(`header a[href="${to}"]`).tap();
  return { 'tap to heading, ms': await painted };
}
