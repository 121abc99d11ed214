import type { Page } from 'playwright';
import { openPage, slowPhone } from './openPage';
import type { Figures } from './table';
import { bytesOf, scriptsIn } from './Traffic';

interface Watched {
  largestPaint: number;
  tasks: { end: number; duration: number }[];
}

type WatchedWindow = typeof globalThis & { watched: Watched };

/** Notes what only an observer is told. */
async function watchPaintsAndTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { largestPaint: 0, tasks: [] };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      watched.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        watched.tasks.push({ end: startTime + duration, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** How long tasks kept the page from answering after its first paint, each beyond its first 50 ms. */
const blockedTime = ({ tasks }: Watched, firstPaint: number) =>
  tasks.filter(({ end }) => end > firstPaint).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** Visits a page on a slow phone, with nothing in its cache, until it is live and idle. */
export async function measureVisit(page: Page, url: string): Promise<Figures> {
  await watchPaintsAndTasks(page);
  const { live, untilLive, afterwards } = await openPage(page, url, slowPhone);
  const { watched, firstPaint } = await page.evaluate(() => ({
    watched: (globalThis as WatchedWindow).watched,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const paints = { 'FCP, ms': firstPaint, 'LCP, ms': watched.largestPaint };
  if (live === null) return paints;
  const fetchedAhead = afterwards.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');
  return {
    ...paints,
    'live, ms': live,
    'TBT, ms': blockedTime(watched, firstPaint),
    'until live, KB': bytesOf(untilLive) / 1000,
    'until live, requests': untilLive.length,
    'until live, KB of script': bytesOf(scriptsIn(untilLive)) / 1000,
    'fetched ahead, KB': bytesOf(fetchedAhead) / 1000,
  };
}
