import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { heading, listen, markDocument, open, painted } from '../fixtures/page/page';

interface Fade {
  /** In milliseconds. */
  readonly duration: number;
  /** The opacity of the first frame. */
  readonly from: number;
}

/** Collects every animation of `<main>` from here on. */
async function watchFades(page: Page): Promise<() => Promise<Fade[]>> {
  await page.evaluate(() => {
    const fades: Fade[] = [];
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof HTMLElement) || target.id !== 'main') return;
      const duration = Number.parseFloat(getComputedStyle(target).animationDuration) * 1000;
      const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName);
      const from = Number((frames as CSSKeyframesRule | undefined)?.findRule('0%')?.style.opacity);
      fades.push({ duration, from });
    });
    Object.assign(window, { fades });
  });
  return () => page.evaluate(() => (window as Window & { fades?: Fade[] }).fades ?? []);
}

/** Clicks links of the header, each after some milliseconds. */
const clickAfter = (page: Page, clicks: readonly (readonly [path: string, after: number])[]) =>
  page.evaluate((all) => {
    const click = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    for (const [path, after] of all) setTimeout(click, after, path);
  }, clicks);

test('each next page fades in, readable from its first frame, home and back too', async ({ page }) => {
  const messages = listen(page);
  await open(page, '/');
  const fades = await watchFades(page);
  await clickAfter(page, [['/contact', 0]]);
  await expect(heading(page)).toHaveText('Contact us');
  await expect.poll(async () => (await fades()).length).toBe(1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await fades()).length).toBe(2);
  for (const { duration, from } of await fades()) {
    expect(duration).toBeGreaterThan(0);
    expect(duration).toBeLessThanOrEqual(180);
    expect(from).toBeGreaterThanOrEqual(0.4);
  }
  expect(messages).toEqual([]);
});

test('who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/events');
  const fades = await watchFades(page);
  await clickAfter(page, [['/contact', 0]]);
  await expect(heading(page)).toHaveText('Contact us');
  await painted(page);
  expect(await fades()).toEqual([]);
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

const team = 'header a[href="/about/team"]';

test('the head of a next page comes first and the rest some frames later, on the way back all at once', async ({
  page,
}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await seesLastHeading(page, team)).toEqual({ first: false, soon: true });
  expect(await seesLastHeading(page)).toEqual({ first: true, soon: true });
});

test('who has animations paused sees the whole of a next page', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('* { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(own);
  });
  expect((await seesLastHeading(page, team)).soon).toBe(true);
});

test('a hasty visitor arrives where the last click leads, and nothing is thrown', async ({ page }) => {
  const messages = listen(page);
  await open(page, '/');
  await page.clock.install();
  await clickAfter(page, [
    ['/contact', 0],
    ['/events', 40],
    ['/', 90],
    ['/contact', 150],
    ['/events', 170],
  ]);
  await page.clock.runFor(200);
  await expect(heading(page)).toHaveText('Events');
  // No page that was clicked away comes later.
  await page.clock.runFor(10_000);
  await painted(page);
  await expect(heading(page)).toHaveText('Events');
  await expect(page).toHaveURL(/\/events$/);
  expect(messages).toEqual([]);
});

test('a browser that cannot tell what motion is wanted follows a click all the same', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { matchMedia: undefined }));
  await open(page, '/');
  const isSameDocument = await markDocument(page);
  await clickAfter(page, [['/contact', 0]]);
  await expect(heading(page)).toHaveText('Contact us');
  expect(await isSameDocument()).toBe(true);
});
