import { expect, test } from '@playwright/test';
import { open } from '../fixtures/page/page';

test('cards wait until they come into view, then rise one a moment after the other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/events');
  /** How the rising of each card goes, and when it begins. */
  const risings = () =>
    page.locator('main ul > li').evaluateAll((items) =>
      items.flatMap((item) => {
        const [animation] = item.getAnimations();
        if (!animation?.effect) return [];
        const { top, bottom } = item.getBoundingClientRect();
        const state = bottom > 0 && top < innerHeight ? 'in view' : animation.playState;
        return { state, delay: animation.effect.getComputedTiming().delay };
      }),
    );
  expect((await risings()).slice(0, 3)).toEqual([0, 100, 200].map((delay) => ({ state: 'paused', delay })));
  await page.getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await risings()).map(({ state }) => state)).not.toContain('paused');
});
