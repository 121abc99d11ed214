import { expect, test, type Page } from '@playwright/test';
import { slowHost } from '../fixtures/hosts/slowHost';
import { oneIn, pages, shareOf } from '../fixtures/page/addresses';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** The cumulative layout shift (CLS) that a reader hardly notices. */
const most = 0.01;

/** Returns the shift of everything that moved on a page, and a line about each part: 'h1 from 178 to 130: 0.0369'. */
const shiftsOn = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    })[];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '');
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      lines: shifts.flatMap(({ value, sources }) =>
        sources.map(
          ({ node, previousRect: { x, y }, currentRect: to }) =>
            `${nameOf(node)} from ${x}, ${y} to ${to.x}, ${to.y}: ${value.toFixed(4)}`,
        ),
      ),
    };
  });

for (const [place, address] of oneIn(2, pages).entries()) {
  test(`${address} stays in place while it arrives piece by piece`, async ({ page, baseURL }) => {
    const host = await slowHost(baseURL ?? '', 40, 25);
    for (const size of shareOf(windows, place)) {
      await page.setViewportSize(size);
      await page.goto(host.origin + address);
      const { total, lines } = await shiftsOn(page);
      expect.soft(total, `at ${size.width} px\n${lines.join('\n')}`).toBeLessThanOrEqual(most);
    }
    await host.close();
  });
}
