import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { findChromium } from '../setup/findChromium';
import { hydrated } from '../setup/hydrated';
import { withServedSite } from '../setup/servedSite';
import { twinSite } from './twinSite';

const runs = Number(process.env['RUNS'] ?? 5);
const pages = ['/', '/about/team', '/events', '/services/clinic'];

/** A slow phone: 1.6 Mbit/s, 150 ms there and back, a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Milliseconds from the start of the navigation. */
interface Figures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly hydrated: number;
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(globalThis, { largestPaint: list.getEntries().at(-1)?.startTime ?? 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const isScripted = (await page.locator('script[src]').count()) > 0;
  if (isScripted) await hydrated(page);
  const figures = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaint: (globalThis as typeof globalThis & { largestPaint?: number }).largestPaint ?? 0,
    hydrated: performance.getEntriesByName('app:hydrated')[0]?.startTime ?? 0,
  }));
  await context.close();
  return figures;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function bench(origin: string, twinOrigin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const table = [];
  for (const address of pages) {
    const own: Figures[] = [];
    const twin: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      own.push(await measure(browser, origin + address));
      twin.push(await measure(browser, twinOrigin + address));
    }
    const of = (figures: readonly Figures[], name: keyof Figures) => median(figures.map((one) => one[name]));
    table.push({
      page: address,
      'FCP ms': Math.round(of(own, 'firstPaint')),
      '× twin': (of(own, 'firstPaint') / of(twin, 'firstPaint')).toFixed(2),
      'LCP ms': Math.round(of(own, 'largestPaint')),
      '× twin ': (of(own, 'largestPaint') / of(twin, 'largestPaint')).toFixed(2),
      'hydrated ms': Math.round(of(own, 'hydrated')),
    });
  }
  console.log(`Medians of ${runs}, 390 px, 1.6 Mbit/s, 150 ms, 4 × CPU; the twin is the same page without scripts`);
  console.table(table);
  await browser.close();
}

const twins = await twinSite(pages);
await withServedSite(4174, (origin) => withServedSite(4176, (twinOrigin) => bench(origin, twinOrigin), twins));
