/**
 * Opens the finished document of an address: a path with query and hash. Never settles: this document is about to go.
 * @param unwanted aborts when the visitor chooses something else before it has come.
 */
export function openDocument(href: string, unwanted?: AbortSignal): Promise<never> {
  // What hangs would hold the connections the document needs.
  window.stop();
  unwanted?.addEventListener('abort', () => window.stop());
  const url = new URL(href, location.href).href;
  // Back and Forward have changed the address already; assigning it again would only scroll.
  if (url === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
