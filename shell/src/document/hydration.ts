let resolveHydrated = () => {};

/** Resolves when the first page of the document is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Whether the first page of the document is hydrated. */
export const isHydrated = () => 'live' in document.documentElement.dataset;

/**
 * Marks the page as hydrated: with the performance mark `app:hydrated`, with `hydrated`, and with `data-live` on
 * `<html>`. After that, pictures load that waited for the scripts.
 */
export function markHydrated(): void {
  performance.mark('app:hydrated');
  document.documentElement.dataset['live'] = '';
  resolveHydrated();
}
