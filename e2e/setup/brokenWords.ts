import type { Page } from '@playwright/test';

/**
 * Words that break in their middle, as `Monthl/y` does: their letters stand on more than one line. A hyphen or a dash is a
 * place to break at, except the one of 'e-mail'.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      if (parent.closest('.visually-hidden, script, style, noscript')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/e-mail\w*|[^\s–—-]+/gi)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
