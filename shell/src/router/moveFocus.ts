/**
 * Moves the focus to an element that is no stop of the Tab key, without scrolling. It can have the focus only until it loses it:
 * otherwise each click on a text in it takes the focus there, and the next Tab begins at its top.
 */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    const restore = () => {
      element.removeAttribute('tabindex');
      for (const event of ['blur', 'mousedown']) element.removeEventListener(event, restore);
    };
    element.tabIndex = -1;
    for (const event of ['blur', 'mousedown']) element.addEventListener(event, restore);
  }
  element.focus({ preventScroll: true });
}

/** Moves the focus to the heading of the page. A page that is not loaded yet has none: then nothing happens. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
