import type { Page } from '@playwright/test';

/** Words that stand in the page yet cannot be read, because they are transparent. What is folded away is left out. */
export function faintWords(page: Page): Promise<string[]> {
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
