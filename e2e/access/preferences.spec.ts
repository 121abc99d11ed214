import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/page/axe';
import { hydrated } from '../fixtures/page/hydrated';
import { inFull } from '../fixtures/page/inFull';
import { pages } from '../fixtures/page/pages';

/** Words that stand in the page yet cannot be read, because they are transparent. What is folded away is left out. */
function faintWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacityOf = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    const faint: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue;
      const opacity = opacityOf(parent);
      if (opacity < 0.4) faint.push(`"${words.slice(0, 40)}" at ${opacity}`);
    }
    return faint;
  });
}

/** What would move or fade for longer than a hundredth of a second. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    const moving = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const isMoved = animationName !== 'none' && longest(animationDuration) > 0.01;
        return isMoved || longest(transitionDuration) > 0.01 || scrollBehavior === 'smooth'
          ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${part ?? ''}`
          : [];
      }),
    );
    return [...new Set(moving)];
  });
}

/** Links and buttons with a ground of their own, marked so that they are known again in other colours. */
function markFilled(): void {
  for (const control of document.querySelectorAll('a, button, summary')) {
    const { backgroundColor } = getComputedStyle(control);
    if (control.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)') control.setAttribute('data-filled', '');
  }
}

/** In forced colours: what has lost its shape, because nothing but its ground drew it, and icons nobody sees. */
function lost(): string[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
  const shapeless = [...document.querySelectorAll('[data-filled]')].filter((control) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
    return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
  });
  const unseen = [...document.querySelectorAll('svg.lucide')].filter(
    (icon) => icon.checkVisibility() && getComputedStyle(icon).stroke === ground,
  );
  return [
    ...shapeless.map((control) => `${nameOf(control)} has no border`),
    ...unseen.map((icon) => `the icon of ${icon.parentElement ? nameOf(icon.parentElement) : 'the page'} is not seen`),
  ];
}

/** What a visitor with colours of her own (forced colours) can no longer tell apart from plain words. */
async function shapelessControls(page: Page): Promise<string[]> {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(lost);
}

/** In part, two pages that have every kind of control between them. */
const tried = pages.filter((address) => inFull || ['/about/team', '/contact'].includes(address));

for (const address of tried) {
  test(`${address} moves nothing for whoever prefers stillness, and hides nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    expect(await movingParts(page)).toEqual([]);
    expect(await faintWords(page)).toEqual([]);
  });

  test(`${address} can be read before anything has moved`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(address);
    await hydrated(page);
    expect(await faintWords(page)).toEqual([]);
  });

  test(`${address} keeps its controls in a visitor's own colours`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    expect(await shapelessControls(page)).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} has contrast for whoever asks for more, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
      await page.goto(address);
      expect(await axeFindings(page, ['color-contrast-enhanced'])).toEqual([]);
    });
  }
}

test('dark pages are dark, and say so to the browser around them', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of tried) {
    await page.goto(address);
    const [ground, theme] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"][media*="dark"]')?.content,
    ]);
    expect(ground, address).toBe('rgb(15, 31, 32)');
    expect(theme, address).toBe('#0f1f20');
  }
});
