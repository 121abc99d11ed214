/** Resolves when the browser is idle, or after 200 ms in browsers that do not report it. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 10_000 });
    else setTimeout(resolve, 200);
  });
}
