/** Returns what opens the menu or the details around a folded element. */
function openerOf(element: Element): HTMLElement | null {
  const popover = element.closest('[popover]');
  const selector = popover ? `[popovertarget="${popover.id}"]` : 'summary';
  return (popover ? document : element.closest('details'))?.querySelector<HTMLElement>(selector) ?? null;
}

/**
 * Remembers a control by its kind, address, text and position among similar ones, because the page may render again
 * before the lookup.
 * @returns a function that finds the control, or what opens it if it is folded away.
 */
export function rememberControl(control: Element): () => HTMLElement | null {
  const { localName, textContent } = control;
  const href = control.getAttribute('href');
  // The browser compares the addresses, because a page has many links.
  const kind = href === null ? localName : `${localName}[href="${CSS.escape(href)}"]`;
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(kind)].filter((other) => other.textContent === textContent);
  const place = alike().indexOf(control as HTMLElement);
  return () => {
    const found = alike()[place];
    if (!found) return null;
    return found.checkVisibility() ? found : openerOf(found);
  };
}
