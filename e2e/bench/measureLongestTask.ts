import type { Browser, Page } from 'playwright';
import { openPage } from './openPage';
import type { Figures } from './table';

/** An event of Chromium's trace format; times in microseconds, `tdur` of the processor alone. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly startTime?: number } };
}

const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Visits a page unthrottled until it is live and idle. Its longest task is the one that took most of the processor: what
 * other programs took meanwhile does not count.
 */
export async function measureLongestTask(page: Page, browser: Browser, url: string): Promise<Figures> {
  await browser.startTracing(page, { categories });
  let recorded: Buffer;
  try {
    await openPage(page, url, { line: 'fast', processor: 1 });
  } finally {
    recorded = await browser.stopTracing();
  }
  const trace = JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] };
  const live = trace.traceEvents.find(({ name }) => name === 'app:hydrated');
  if (!live) throw new Error(`${url} did not become live`);
  const began = live.ts - (live.args.data?.startTime ?? 0) * 1000;
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === live.pid && tid === live.tid && ts >= began,
  );
  return { 'longest task unthrottled, ms': Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000 };
}
