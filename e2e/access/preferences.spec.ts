import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inFull, pages } from '../fixtures/page/addresses';
import { axeFindings } from '../fixtures/page/axe';
import { open } from '../fixtures/page/page';

/** Words that stand in the page yet cannot be read, because they are transparent. What is folded away is left out. */
const faintWords = (page: Page) =>
  page.evaluate(() => {
    const opacityOf = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue;
      if (opacityOf(parent) < 0.4) faint.push(words.slice(0, 40));
    }
    return faint;
  });

/** What would move or fade for longer than a hundredth of a second. */
const movingParts = (page: Page) =>
  page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
        return isAnimated || longest(style.transitionDuration) > 0.01 || style.scrollBehavior === 'smooth'
          ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${part ?? ''}`
          : [];
      }),
    );
  });

/** In forced colours: filled controls that have lost their shape, because nothing but their ground drew it, and unseen icons. */
async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('a, button, summary')) {
      const { backgroundColor } = getComputedStyle(control);
      if (control.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)') control.setAttribute('data-filled', '');
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const words = (element: Element | null) => element?.textContent?.trim().slice(0, 40);
    const shapeless = [...document.querySelectorAll('[data-filled]')].filter((control) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
    });
    const unseen = [...document.querySelectorAll('svg.lucide')].filter(
      (icon) => icon.checkVisibility() && getComputedStyle(icon).stroke === ground,
    );
    return [
      ...shapeless.map((control) => `"${words(control)}" has no border`),
      ...unseen.map(({ parentElement }) => `the icon of "${words(parentElement)}" is not seen`),
    ];
  });
}

/** In part, two pages that have every kind of control between them. */
const tried = pages.filter((address) => inFull || ['/about/team', '/contact'].includes(address));

for (const address of tried) {
  test(`${address} moves nothing for whoever prefers stillness, and hides nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    expect(await movingParts(page)).toEqual([]);
    expect(await faintWords(page)).toEqual([]);
  });

  test(`${address} can be read before anything has moved`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await open(page, address);
    expect(await faintWords(page)).toEqual([]);
  });

  test(`${address} keeps its controls in a visitor's own colours`, async ({ page }) => {
    await open(page, address);
    expect(await lostInForcedColors(page)).toEqual([]);
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
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 31, 32)');
    await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute('content', '#0f1f20');
  }
});
