/** Where a link leads in place of an e-mail address that a CDN has hidden (Cloudflare, Email Address Obfuscation). */
const hidden = '/cdn-cgi/l/email-protection#';

/** What was hidden: hexadecimal bytes, of which the first is the key for the others. HTML was hidden as it was written. */
function revealed(code: string): string {
  const bytes = (code.match(/../g) ?? []).map((two) => parseInt(two, 16));
  const plain = Uint8Array.from(bytes.slice(1), (byte) => byte ^ (bytes[0] ?? 0));
  return new TextDecoder().decode(plain).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/**
 * Puts e-mail addresses back that a CDN has hidden in the prerendered nodes. The content policy refuses the script that it would
 * have do so, and React would discard a page whose words are not those that it renders.
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
