/** The style of a page that is laid out but hidden. Nobody can see, hear, focus, find or press any part of it. */
const aside = 'position:absolute;inset-inline:0;height:0;overflow:clip;visibility:hidden';

/** The page that is laid out. */
let page: HTMLElement | undefined;

const animationsOf = (element: HTMLElement) =>
  'getAnimations' in element ? element.getAnimations({ subtree: true }) : [];

/**
 * Lays out the next page that React renders and hides by `display: none`, so that a click need not wait for its styles
 * and layout. Its animations wait for the click.
 * @returns a function that stops waiting for the page.
 */
export function layOutAhead(): () => void {
  const main = document.getElementById('main');
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const hidden = added.find((node) => node instanceof HTMLElement && node.style.display === 'none');
    if (!(hidden instanceof HTMLElement)) return;
    observer.disconnect();
    page = hidden;
    hidden.style.cssText = aside;
    for (const animation of animationsOf(hidden)) animation.pause();
    hidden.getBoundingClientRect();
  });
  if (main) observer.observe(main, { childList: true });
  return () => observer.disconnect();
}

/** Shows the page that is laid out, if any, after React has shown it. */
export function showLaidOut(): void {
  if (!page) return;
  page.removeAttribute('style');
  for (const animation of animationsOf(page)) animation.play();
  page = undefined;
}
