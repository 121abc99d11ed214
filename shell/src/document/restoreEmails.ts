/** The path of links that replace e-mail addresses which a CDN has hidden (Cloudflare, Email Address Obfuscation). */
const hidden = '/cdn-cgi/l/email-protection#';

/** Decodes hidden text. It consists of hexadecimal bytes, and the first is the key. The text is HTML. */
function revealed(code: string): string {
  const bytes = (code.match(/../g) ?? []).map((two) => parseInt(two, 16));
  const plain = Uint8Array.from(bytes.slice(1), (byte) => byte ^ (bytes[0] ?? 0));
  return new TextDecoder().decode(plain).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/**
 * Restores e-mail addresses in the prerendered nodes that a CDN has hidden. The content policy blocks the CDN's own
 * script, and React would discard a page with different text.
 */
export function restoreEmails(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-cfemail]')) {
    const { parentNode } = element;
    element.replaceWith(revealed(element.getAttribute('data-cfemail') ?? ''));
    parentNode?.normalize();
  }
  for (const link of root.querySelectorAll(`a[href*="${hidden}"]`)) {
    const [, code = ''] = (link.getAttribute('href') ?? '').split(hidden);
    link.setAttribute('href', `mailto:${revealed(code)}`);
  }
}
