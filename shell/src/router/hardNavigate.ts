/**
 * Opens an address as a document, without the router. Never settles: this document is about to be unloaded.
 * @param href a path with query and hash, or a whole URL.
 * @param signal aborts when the visitor navigates elsewhere before the document is loaded.
 */
export function hardNavigate(href: string, signal?: AbortSignal): Promise<never> {
  // Requests that hang would occupy the connections that the document needs.
  window.stop();
  signal?.addEventListener('abort', () => window.stop());
  const url = new URL(href, location.href).href;
  // Back and Forward have changed the address already: assigning it again would only scroll.
  if (url === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
