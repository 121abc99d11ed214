/**
 * Opens an address as a document, without the router. Never settles, because this document is about to be unloaded.
 * @param href a path with query and fragment, or a full URL.
 * @param signal aborts when the visitor navigates elsewhere before the document is loaded.
 */
export function hardNavigate(href: string, signal?: AbortSignal): Promise<never> {
  // Hanging requests would occupy the connections that the document needs.
  window.stop();
  signal?.addEventListener('abort', () => window.stop());
  const url = new URL(href, location.href).href;
  // Back and Forward have already changed the address. Assigning it again would only scroll.
  if (url === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
