/**
 * Moves the focus, without scrolling, to an element that is not in the tab order. The element is focusable only until
 * it loses the focus. Otherwise a click on text in it would focus it, and the next Tab would start at its top.
 */
export function moveFocus(element: HTMLElement): void {
  // A link without an address has the tab index 0, but nothing can focus it.
  if ((element.tabIndex < 0 || element.matches('a:not([href])')) && !element.hasAttribute('tabindex')) {
    const restore = () => {
      element.removeAttribute('tabindex');
      for (const event of ['blur', 'mousedown']) element.removeEventListener(event, restore);
    };
    element.tabIndex = -1;
    for (const event of ['blur', 'mousedown']) element.addEventListener(event, restore);
  }
  element.focus({ preventScroll: true });
}

/** Moves the focus to the heading of the page. Does nothing if the page is not loaded yet. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
