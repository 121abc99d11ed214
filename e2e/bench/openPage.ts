import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from 'playwright';
import { hydrated } from '../fixtures/page/hydrated';
import { scriptsIn, Traffic } from './Traffic';
import type { Answer } from './Traffic';

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
export const slowPhone: Conditions = { line: 'slow', processor: 4 };

/** How long, in milliseconds, a page that ends and one that begins take the processor: first paints came 180 ms later beside them. */
const untilAtRest = 700;

/** A page that is open, idle, and live where it has scripts. */
export interface OpenedPage {
  readonly traffic: Traffic;
  /** When it was live, in milliseconds from the start of the navigation; null for a page without scripts. */
  readonly live: number | null;
  /** What had come by then, and what came after. */
  readonly untilLive: readonly Answer[];
  readonly afterwards: readonly Answer[];
}

/** Waits until a live page has nothing left to do: sections are fetched ahead one by one, each when the browser is idle. */
export async function settled(page: Page, traffic: Traffic): Promise<void> {
  let seen: number;
  do {
    seen = traffic.answers.length;
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await traffic.quiet();
  } while (traffic.answers.length > seen);
}

/** Opens a page that nothing is cached of, and waits until it is live and idle. */
export async function openPage(page: Page, url: string, { line, processor }: Conditions): Promise<OpenedPage> {
  const session = await page.context().newCDPSession(page);
  const traffic = await Traffic.of(session);
  await session.send('Performance.enable');
  if (line === 'slow') await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await sleep(untilAtRest);
  await page.goto(url);
  await traffic.quiet();
  const { answers } = traffic;
  if (scriptsIn(answers).length === 0) return { traffic, live: null, untilLive: answers, afterwards: [] };

  await hydrated(page);
  await settled(page, traffic);
  const live = await page.evaluate(() => performance.getEntriesByName('app:hydrated')[0]?.startTime ?? Number.NaN);
  const { metrics } = await session.send('Performance.getMetrics');
  const began = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? Number.NaN;
  const isBefore = ({ finished }: Answer) => finished <= began + live / 1000;
  return {
    traffic,
    live,
    untilLive: answers.filter(isBefore),
    afterwards: answers.filter((answer) => !isBefore(answer)),
  };
}
