import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openAtPace } from '../fixtures/faults/pace';
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

test('a section that fails is tried again after 1, 2 and 4 s, then every 30 s while the page is seen', async ({
  page,
}) => {
  await page.route(scriptOf('about'), (route) => route.fulfill({ status: 404, body: '' }));
  const attempts = await countAttempts(page, 'about');
  // The page's clock stands still unless it is told to go on: every attempt has failed before the next wait is measured.
  await page.clock.install({ time: new Date('2026-02-03T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-02-03T12:00:01Z'));
  await page.goto('/about/team');
  const attemptsAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await page.waitForTimeout(100);
    await expect(page.locator('head script[src*="/releases/about/"]')).toHaveCount(0);
    return attempts();
  };
  // The script that starts the site waits for the first paint, and pauses on its way.
  for (let step = 0; step < 60 && (await attempts()) === 0; step += 1) await attemptsAfter(5);
  expect(await attempts()).toBe(1);
  // An attempt fails a moment after it begins: each wait is looked at shortly before its end and shortly after.
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
  const asked: number[] = [];
  const began = Date.now();
  await page.route(scriptOf('about'), (_, request) => {
    if (request.url().includes('retry') || asked.length === 0) asked.push(Date.now() - began);
    return new Promise<never>(() => {});
  });
  const pace = await openAtPace(page, '/about/team');
  await expect.poll(() => asked.length, { timeout: 10_000 * pace }).toBe(2);
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThan(3000);
  expect(second - first).toBeLessThan(5000 * pace);
  await page.waitForTimeout(6000);
  expect(asked).toHaveLength(2);
});
