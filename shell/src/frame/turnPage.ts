import { showLaidOut } from '../router/layOutAhead';
import type { RouterState } from '../router/Router';
import { showPlace } from '../router/useScrollRestoration';
import { arrivalClass } from './arrivalClass';
import { closePopover } from './header/usePopover';

/**
 * Shows the page that is laid out ahead in place of the open one, as React would. The browser can then paint it before
 * React renders what else depends on the address.
 * @param state the router's next state.
 * @returns false if no page is laid out. Then React shows the page.
 */
export function turnPage(state: RouterState): boolean {
  const page = showLaidOut();
  const main = page?.parentElement;
  const old = main?.querySelector<HTMLElement>(':scope > [data-page]');
  if (!main || !old || old === page) return false;
  old.hidden = true;
  // React will remove it from here. The new heading is then the first of the document.
  main.append(old);
  main.className = arrivalClass(state.arrival) ?? '';
  for (const popover of document.querySelectorAll<HTMLElement>('nav [popover]')) closePopover(popover);
  showPlace(state);
  return true;
}
