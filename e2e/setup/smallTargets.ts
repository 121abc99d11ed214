import type { Page } from '@playwright/test';

/** The side of what a thumb can be expected to hit, in CSS pixels (WCAG 2.5.5, Apple's guidelines). */
const thumb = 44;

/**
 * Links and buttons of their own that are smaller than a thumb. Links within a sentence are as high as its line; what
 * reaches to the edges of a card is as large as the card.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInSentence = ({ parentElement }: Element) =>
      [...(parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) return [];
      const { position, inset } = getComputedStyle(control, '::after');
      const reach = position === 'absolute' && inset === '0px' ? control.offsetParent : null;
      const { width, height } = (reach ?? control).getBoundingClientRect();
      if (width >= least && height >= least) return [];
      const words = control.textContent?.trim().slice(0, 40) ?? '';
      return `${control.tagName.toLowerCase()} "${words}" is ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, thumb);
}
