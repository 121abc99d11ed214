import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { never, scriptOf } from '../fixtures/faults/editDocuments';
import { heading } from '../fixtures/page/page';

const address = '/about/team';

/** Opens a page whose clock stands still, up to its first attempt to load the section; gives how many attempts there were. */
async function openAtStandstill(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const attempts: string[] = [];
    Object.assign(window, { attempts });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src.includes('/releases/about/')) attempts.push(node.src);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  const attempts = () => page.evaluate(() => (window as Window & { attempts?: string[] }).attempts?.length ?? 0);
  await page.clock.install({ time: new Date('2026-02-03T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-02-03T12:00:01Z'));
  await page.goto(address);
  // The script that starts the site waits for the first frame, and pauses on its way.
  const untilAttempt = async () => {
    await page.clock.runFor(5);
    return attempts();
  };
  await expect.poll(untilAttempt, { intervals: [20] }).toBe(1);
  return attempts;
}

test('a section that fails is tried again after 1, 2 and 4 s, then every 30 s while the page is seen', async ({
  page,
}) => {
  await page.route(scriptOf('about'), (route) => route.fulfill({ status: 404, body: '' }));
  const attempts = await openAtStandstill(page);
  /** Every attempt has failed before the next wait is measured. */
  const attemptsAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await expect(page.locator('head script[src*="/releases/about/"]')).toHaveCount(0);
    return attempts();
  };
  // An attempt fails a moment after it begins: each wait is looked at shortly before its end and shortly after.
  for (const [milliseconds, expected] of [
    [980, 1],
    [40, 2],
    [1940, 2],
    [80, 3],
    [3900, 3],
    [120, 4],
    [29_800, 4],
    [300, 5],
  ] as const)
    expect(await attemptsAfter(milliseconds)).toBe(expected);

  const setVisibility = (state: 'visible' | 'hidden') =>
    page.evaluate((value) => Object.defineProperty(document, 'visibilityState', { value, configurable: true }), state);
  await setVisibility('hidden');
  expect(await attemptsAfter(120_000)).toBe(5);
  await setVisibility('visible');
  expect(await attemptsAfter(30_000)).toBe(6);

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(attempts).toBe(7);
  await expect(heading(page)).toBeVisible();
});

test('a section that hangs is given up after 3 s, and never holds more than two connections', async ({ page }) => {
  await page.route(scriptOf('about'), never);
  const attempts = await openAtStandstill(page);
  // It is given up after 3 s, and tried again a second later.
  await page.clock.runFor(3900);
  expect(await attempts()).toBe(1);
  await page.clock.runFor(200);
  expect(await attempts()).toBe(2);
  await page.clock.runFor(120_000);
  expect(await attempts()).toBe(2);
});
