import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../setup/hydrated';
import { listen } from '../setup/listen';

/** Every transition of the page from here on: how long its longest animation lasts, in milliseconds. */
async function watchTransitions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          return effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
            ? [Number(effect.getTiming().duration)]
            : [];
        });
        durations.push(Math.max(...parts));
      };
      transition.ready.then(note, () => {});
      return transition;
    };
    Object.assign(window, { durations });
  });
  return () => page.evaluate(() => (window as Window & { durations?: number[] }).durations ?? []);
}

const clickAt = (page: Page, clicks: readonly (readonly [path: string, after: number])[]) =>
  page.evaluate((all) => {
    const click = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    for (const [path, after] of all) setTimeout(click, after, path);
  }, clicks);

test('one page fades into the next in less than a fifth of a second, home and back too', async ({ page }) => {
  const heard = listen(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const transitions = await watchTransitions(page);
  await clickAt(page, [['/contact', 0]]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await page.waitForTimeout(400);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await transitions()).length).toBe(2);
  for (const duration of await transitions()) {
    expect(duration).toBeGreaterThan(0);
    expect(duration).toBeLessThanOrEqual(180);
  }
  expect(heard).toEqual([]);
});

test('a hasty visitor arrives where the last click leads, and nothing is thrown', async ({ page }) => {
  const heard = listen(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await clickAt(page, [
    ['/contact', 0],
    ['/events', 40],
    ['/', 90],
    ['/contact', 150],
    ['/events', 170],
  ]);
  await page.waitForTimeout(1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(page).toHaveURL(/\/events$/);
  expect(heard).toEqual([]);
});

test('who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/events');
  await hydrated(page);
  const transitions = await watchTransitions(page);
  await clickAt(page, [['/contact', 0]]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await page.waitForTimeout(400);
  expect(await transitions()).toEqual([]);
});
