import type { Page } from '@playwright/test';

/**
 * Words a visitor cannot reach: a box that hides what is too large for it and cuts its own words. Boxes that scroll, and
 * those meant for listeners alone, are left out.
 */
export function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, script, style, noscript')) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isCut =
          (hides(overflowX) && (text.left < frame.left - 1 || text.right > frame.right + 1)) ||
          (hides(overflowY) && (text.top < frame.top - 1 || text.bottom > frame.bottom + 1));
        if (isCut) cut.push(`"${words.slice(0, 40)}" by ${box.tagName.toLowerCase()}.${box.className}`);
        if (position === 'fixed' || isCut) break;
      }
    }
    return cut;
  });
}
