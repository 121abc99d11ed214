import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { addresses, documentAt } from '../fixtures/page/addresses';
import { heardOn } from '../fixtures/page/heard';
import { open } from '../fixtures/page/page';

/** How long a press may wait for a response on a slow phone, in milliseconds. It feels immediate (RAIL, web.dev). */
const most = 100;

/** How many times slower that phone is than this machine. */
const slowness = 6;

/** How long a screen takes to show a painted frame, in milliseconds. */
const frame = 16;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Returns the milliseconds that a page's thread works from a click until it commits the next frame. */
function workAfterClick(events: readonly TraceEvent[]): number {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (!click) throw new Error('the trace has no click');
  const later = events.filter(({ pid, tid, ts }) => pid === click.pid && tid === click.tid && ts > click.ts);
  const shown = Math.min(...later.filter(({ name }) => name === 'Commit').map(({ ts }) => ts));
  const tasks = later.filter(({ name, ts }) => name === 'RunTask' && ts <= shown);
  return [click, ...tasks].reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/**
 * Returns how long a press waits for its answer on a processor six times as slow, in milliseconds. It measures the
 * processor time of the page's thread, so other work of the machine does not count. It repeats until one try is quick
 * enough, and returns the shortest time.
 */
async function answerTime(browser: Browser, page: Page, address: string, find: (page: Page) => Locator) {
  let shortest = Infinity;
  for (let tries = 0; tries < 5 && shortest > most; tries += 1) {
    await open(page, address);
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
    await control.click();
    await page.waitForTimeout(300);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    shortest = Math.min(shortest, Math.round(workAfterClick(traceEvents) * slowness + frame));
  }
  return shortest;
}

// The test records its own traces.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a menu responds within 100 ms', async ({ browser, page }) => {
      test.setTimeout(60_000);
      const opener = (on: Page) => on.locator('header button[popovertarget]').filter({ visible: true }).first();
      expect(await answerTime(browser, page, '/', opener)).toBeLessThanOrEqual(most);
    });

    test('every dialog responds within 100 ms', async ({ browser, page }) => {
      test.setTimeout(180_000);
      for (const address of addresses.filter((one) => documentAt(one).includes('aria-haspopup="dialog"'))) {
        await open(page, address);
        const [opener] = (await heardOn(page)).filter(({ states }) => states['hasPopup'] === 'dialog');
        if (!opener) continue;
        const button = (on: Page) => on.getByRole('button', { name: opener.name, exact: true });
        expect.soft(await answerTime(browser, page, address, button), address).toBeLessThanOrEqual(most);
      }
    });
  });
}
