import styles from './layOutAhead.module.css';

/** The classes of a page that the browser lays out ahead: of each one, and of one that opens at its top. */
const classes = [`${styles.ahead}`, `${styles.headOnly}`] as const;

/** The hidden page, with its paused animations. */
let page: { readonly element: HTMLElement; readonly animations: readonly Animation[] } | undefined;

const animationsOf = (element: HTMLElement) =>
  'getAnimations' in element ? element.getAnimations({ subtree: true }) : [];

/**
 * Lays out the next page that React renders and hides by `display: none`, so that a click need not wait for its styles
 * and layout. Its animations wait for the click.
 * @param isAtTop whether the page will open at its top. Its first frame then shows only its head.
 * @returns a promise that resolves after the layout, and a function that stops waiting for the page.
 */
export function layOutAhead(isAtTop: boolean): { readonly done: Promise<void>; readonly stop: () => void } {
  const main = document.getElementById('main');
  page = undefined;
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const hidden = added.find((node) => node instanceof HTMLElement && node.style.display === 'none');
    if (!(hidden instanceof HTMLElement)) return;
    observer.disconnect();
    hidden.removeAttribute('style');
    hidden.classList.add(...(isAtTop ? classes : classes.slice(0, 1)));
    page = { element: hidden, animations: animationsOf(hidden) };
    for (const animation of page.animations) animation.pause();
    hidden.getBoundingClientRect();
    finish();
  });
  if (main) observer.observe(main, { childList: true });
  const stop = () => {
    observer.disconnect();
    page = undefined;
  };
  return { done, stop };
}

/**
 * Shows the page that is laid out ahead. Computes no styles, because more is about to change.
 * @returns the page, or undefined if none is laid out.
 */
export function showLaidOut(): HTMLElement | undefined {
  if (!page) return undefined;
  const { element, animations } = page;
  element.classList.remove(...classes);
  for (const animation of animations) animation.play();
  page = undefined;
  return element;
}
