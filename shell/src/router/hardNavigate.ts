/**
 * Opens an address as a document, past the router. Never settles: this document is about to go.
 * @param href a path with query and hash, or a whole URL.
 * @param signal aborts when the visitor chooses something else before the document has come.
 */
export function hardNavigate(href: string, signal?: AbortSignal): Promise<never> {
  // Requests that hang would hold the connections the document needs.
  window.stop();
  signal?.addEventListener('abort', () => window.stop());
  const url = new URL(href, location.href).href;
  // Back and Forward have changed the address already; assigning it again would only scroll.
  if (url === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
