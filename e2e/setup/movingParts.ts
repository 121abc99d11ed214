import type { Page } from '@playwright/test';

/** What would move or fade for longer than a hundredth of a second. */
export function movingParts(page: Page): Promise<string[]> {
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
