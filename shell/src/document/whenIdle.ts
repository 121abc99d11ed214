/**
 * Calls a function when the browser is idle.
 * @param longest how long it may take until then, in milliseconds. Browsers that do not report it wait for at most
 *   200 ms.
 */
export function whenIdle(then: () => void, longest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: longest });
  else setTimeout(then, Math.min(longest, 200));
}
