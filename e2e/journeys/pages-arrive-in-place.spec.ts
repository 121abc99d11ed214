import { expect, test } from '@playwright/test';
import { slowHost } from '../fixtures/hosts/slowHost';
import { oneIn, pages, shareOf } from '../fixtures/page/addresses';
import { shiftsOn } from '../fixtures/page/shifts';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** The cumulative layout shift (CLS) that a reader hardly notices. */
const most = 0.01;

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
