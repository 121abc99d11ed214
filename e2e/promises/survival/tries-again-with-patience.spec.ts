import { expect, test } from '@playwright/test';
import { openAtPace } from './pace';
import { scriptOf } from './sectionFiles';

test('a section that fails is tried again after 1, 2 and 4 s, then every 30 s while the page is seen', async ({
  page,
}) => {
  const attempts = new Set<string>();
  await page.route(scriptOf('about'), (route, request) => {
    attempts.add(new URL(request.url()).search);
    return route.fulfill({ status: 404, body: '' });
  });
  // The page's clock stands still unless it is told to go on: every attempt has failed before the next wait is measured.
  await page.clock.install({ time: new Date('2026-02-03T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-02-03T12:00:01Z'));
  await page.goto('/about/team');
  const attemptsAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await page.waitForTimeout(100);
    await expect(page.locator('head script[src*="/releases/about/"]')).toHaveCount(0);
    return attempts.size;
  };
  expect(await attemptsAfter(0)).toBe(1);
  expect(await attemptsAfter(999)).toBe(1);
  expect(await attemptsAfter(1)).toBe(2);
  expect(await attemptsAfter(1999)).toBe(2);
  expect(await attemptsAfter(1)).toBe(3);
  expect(await attemptsAfter(3999)).toBe(3);
  expect(await attemptsAfter(1)).toBe(4);
  expect(await attemptsAfter(29_999)).toBe(4);
  expect(await attemptsAfter(1)).toBe(5);

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
  await expect.poll(() => attempts.size).toBe(7);
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
