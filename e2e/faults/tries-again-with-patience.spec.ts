import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scriptOf } from '../fixtures/faults/sectionFiles';

/** Counts how often the page sets out to load a section's script. */
async function countAttempts(page: Page, name: string): Promise<() => Promise<number>> {
  await page.addInitScript((folder) => {
    const attempts: unknown[] = [];
    Object.assign(window, { attempts });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src.includes(folder)) attempts.push(node.src);
      }
    }).observe(document, { subtree: true, childList: true });
  }, `/releases/${name}/`);
  return () => page.evaluate(() => (window as Window & { attempts?: unknown[] }).attempts?.length ?? 0);
}

/** Opens a page whose clock stands still unless it is told to go on, up to its first attempt to load a section. */
async function openAtStandstill(page: Page, name: string, address: string) {
  const attempts = await countAttempts(page, name);
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
  const attempts = await openAtStandstill(page, 'about', '/about/team');
  /** Every attempt has failed before the next wait is measured. */
  const attemptsAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await expect(page.locator('head script[src*="/releases/about/"]')).toHaveCount(0);
    return attempts();
  };
  // An attempt fails a moment after it begins: each wait is looked at shortly before its end and shortly after.
  expect(await attemptsAfter(0)).toBe(1);
  expect(await attemptsAfter(980)).toBe(1);
  expect(await attemptsAfter(40)).toBe(2);
  expect(await attemptsAfter(1940)).toBe(2);
  expect(await attemptsAfter(80)).toBe(3);
  expect(await attemptsAfter(3900)).toBe(3);
  expect(await attemptsAfter(120)).toBe(4);
  expect(await attemptsAfter(29_800)).toBe(4);
  expect(await attemptsAfter(300)).toBe(5);

  const setSeen = (isSeen: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      },
      isSeen ? 'visible' : 'hidden',
    );
  await setSeen(false);
  expect(await attemptsAfter(120_000)).toBe(5);
  await setSeen(true);
  expect(await attemptsAfter(30_000)).toBe(6);

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(attempts).toBe(7);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a section that hangs is given up after 3 s, and never holds more than two connections', async ({ page }) => {
  await page.route(scriptOf('about'), () => new Promise<never>(() => {}));
  const attempts = await openAtStandstill(page, 'about', '/about/team');
  // It is given up after 3 s, and tried again a second later.
  await page.clock.runFor(3900);
  expect(await attempts()).toBe(1);
  await page.clock.runFor(200);
  expect(await attempts()).toBe(2);
  await page.clock.runFor(120_000);
  expect(await attempts()).toBe(2);
});
