import type { Router } from './Router';

/**
 * Ignores the second click of a double-click or a double tap if another page has appeared since the first. It would press what
 * that page has in the same place, such as a telephone number.
 */
export function ignoreSecondClicks({ now }: Pick<Router, 'now'>): void {
  const pageNow = () => now().arrival?.turn;
  let page = pageNow();
  const hear = (event: MouseEvent) => {
    // The number of clicks in a row (UI Events). Keys and scripts click with 0.
    if (event.detail < 2) page = pageNow();
    else if (page !== pageNow()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  document.addEventListener('click', hear, true);
}
