/** The longest wait for the first paint, in milliseconds: a page that is never shown comes alive all the same. */
const longest = 2000;

const isPainted = () => performance.getEntriesByType('paint').length > 0;

/**
 * Resolves once the page has been painted: the words come first, and the script that makes them live is no reason for them
 * to be late. At once where the page is in the background, or the browser does not tell.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden' || !('PerformanceObserver' in window) || isPainted()) return resolve();
    setTimeout(resolve, longest);
    const painted = () => requestAnimationFrame(() => setTimeout(resolve));
    new PerformanceObserver(painted).observe({ type: 'paint' });
  });
}
