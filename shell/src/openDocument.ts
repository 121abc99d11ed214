/** Opens the finished document of an address: a path with query and hash. Never settles: this document is about to go. */
export function openDocument(href: string): Promise<never> {
  // What hangs would hold the connections the document needs.
  window.stop();
  const url = new URL(href, location.href).href;
  // Back and Forward have changed the address already; assigning it again would only scroll.
  if (url === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
