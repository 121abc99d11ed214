import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/page/page';

/** The cards of a page: where each stands, and how its rising goes. */
const cards = (page: Page) =>
  page.locator('main ul > li').evaluateAll((items) =>
    items.flatMap((item) => {
      const [animation] = item.getAnimations();
      if (!animation?.effect) return [];
      const { top, bottom } = item.getBoundingClientRect();
      return {
        isInView: bottom > 0 && top < innerHeight,
        state: animation.playState,
        delay: animation.effect.getComputedTiming().delay,
      };
    }),
  );

test('cards wait until they come into view, then rise one a moment after the other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/events');
  await hydrated(page);
  const waiting = await cards(page);
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter(({ isInView }) => isInView)).toEqual([]);
  expect(waiting.map(({ state }) => state)).toEqual(waiting.map(() => 'paused'));
  expect(waiting.slice(0, 3).map(({ delay }) => delay)).toEqual([0, 100, 200]);

  await page.getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await cards(page)).every(({ state }) => state !== 'paused')).toBe(true);
});
