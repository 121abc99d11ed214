/** What opens the menu or the details in which an element is folded away. */
function openerOf(element: Element): HTMLElement | null {
  const popover = element.closest('[popover]');
  const selector = popover ? `[popovertarget="${popover.id}"]` : 'summary';
  return (popover ? document : element.closest('details'))?.querySelector<HTMLElement>(selector) ?? null;
}

/**
 * Remembers a control by its kind, address, words and place among those alike: the page may be rendered anew before it is looked
 * for.
 * @returns a function that finds the control, or what opens it where it is folded away.
 */
export function rememberControl(control: Element): () => HTMLElement | null {
  const { localName, textContent } = control;
  const href = control.getAttribute('href');
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter(
      (other) => other.getAttribute('href') === href && other.textContent === textContent,
    );
  const place = alike().indexOf(control as HTMLElement);
  return () => {
    const found = alike()[place];
    if (!found) return null;
    return found.checkVisibility() ? found : openerOf(found);
  };
}
