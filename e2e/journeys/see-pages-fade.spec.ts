import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/page/hydrated';
import { listen } from '../fixtures/page/listen';
import { painted } from '../fixtures/page/painted';

/** Every animation of `<main>` from here on: how long it lasts, and how faint it begins. */
async function watchArrivals(page: Page): Promise<() => Promise<{ lasts: number; from: number }[]>> {
  await page.evaluate(() => {
    const arrivals: { lasts: number; from: number }[] = [];
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const opacityAtFirst = (name: string) => {
      const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === name);
      return Number((frames as CSSKeyframesRule | undefined)?.findRule('0%')?.style.opacity);
    };
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof HTMLElement) || target.id !== 'main') return;
      const lasts = Number.parseFloat(getComputedStyle(target).animationDuration) * 1000;
      arrivals.push({ lasts, from: opacityAtFirst(animationName) });
    });
    Object.assign(window, { arrivals });
  });
  return () =>
    page.evaluate(() => (window as Window & { arrivals?: { lasts: number; from: number }[] }).arrivals ?? []);
}

const clickAt = (page: Page, clicks: readonly (readonly [path: string, after: number])[]) =>
  page.evaluate((all) => {
    const click = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    for (const [path, after] of all) setTimeout(click, after, path);
  }, clicks);

test('each next page fades in, readable from its first frame, home and back too', async ({ page }) => {
  const heard = listen(page);
  await page.goto('/');
  await hydrated(page);
  const arrivals = await watchArrivals(page);
  await clickAt(page, [['/contact', 0]]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect.poll(async () => (await arrivals()).length).toBe(1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await arrivals()).length).toBe(2);
  for (const { lasts, from } of await arrivals()) {
    expect(lasts).toBeGreaterThan(0);
    expect(lasts).toBeLessThanOrEqual(180);
    expect(from).toBeGreaterThanOrEqual(0.4);
  }
  expect(heard).toEqual([]);
});

/** Goes to the page of a link, or back, and tells whether its last heading is there in the first frame and soon after. */
const seesLastHeading = (page: Page, link?: string) =>
  page.evaluate(async (selector) => {
    const before = document.querySelector('h1');
    if (selector) document.querySelector<HTMLElement>(selector)?.click();
    else history.back();
    while (document.querySelector('h1') === before) await new Promise(requestAnimationFrame);
    const shown: (boolean | undefined)[] = [];
    while (shown.length < 10) {
      shown.push([...document.querySelectorAll('main h2')].at(-1)?.checkVisibility());
      await new Promise(requestAnimationFrame);
    }
    return { first: shown[0], soon: shown.at(-1) };
  }, link);

test('the head of a next page comes first and the rest some frames later, on the way back all at once', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await seesLastHeading(page, 'header a[href="/about/team"]')).toEqual({ first: false, soon: true });
  expect(await seesLastHeading(page)).toEqual({ first: true, soon: true });
});

test('who has animations paused sees the whole of a next page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('* { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(own);
  });
  expect((await seesLastHeading(page, 'header a[href="/about/team"]')).soon).toBe(true);
});

test('a hasty visitor arrives where the last click leads, and nothing is thrown', async ({ page }) => {
  const heard = listen(page);
  await page.goto('/');
  await hydrated(page);
  await page.clock.install();
  await clickAt(page, [
    ['/contact', 0],
    ['/events', 40],
    ['/', 90],
    ['/contact', 150],
    ['/events', 170],
  ]);
  await page.clock.runFor(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  // No page that was clicked away comes later.
  await page.clock.runFor(10_000);
  await painted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(page).toHaveURL(/\/events$/);
  expect(heard).toEqual([]);
});

test('who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/events');
  await hydrated(page);
  const arrivals = await watchArrivals(page);
  await clickAt(page, [['/contact', 0]]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await painted(page);
  expect(await arrivals()).toEqual([]);
});

test('a browser that cannot tell what motion is wanted follows a click all the same', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { matchMedia: undefined }));
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await clickAt(page, [['/contact', 0]]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
