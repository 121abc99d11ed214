import type { Page } from '@playwright/test';

/**
 * Words that stand on other words: two pieces of text whose boxes share more than a sliver. What is fixed or sticky is left
 * out, because one scrolls past it.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || floats(element.parentElement));
    const lines: { words: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      if (parent.closest('.visually-hidden, script, style, noscript') || floats(parent)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ words, box });
    }
    return lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) => {
        // Lines of one paragraph may touch; letters stand in the middle of their line.
        const sliver = 0.35 * Math.min(one.box.height, other.box.height);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        return height > sliver && width > 2 ? `"${one.words.slice(0, 30)}" and "${other.words.slice(0, 30)}"` : [];
      }),
    );
  });
}
