/** First parts of an address that the site keeps for files of its own. */
const reserved = new Set(['releases', 'images', 'fonts', 'status', 'live', '404']);

const isReserved = (address: string) => reserved.has(address.split('/')[1] ?? '');

/** What is wrong with the address of a page, or null: words of a URL path, none of them the site's own. */
export function validateAddress(address: string): string | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address)) {
    return 'is not an address of a page; use lower-case words, digits and single hyphens after each slash';
  }
  return isReserved(address) ? 'is kept for files of the site; take another address' : null;
}

/** What is wrong with the address of a file beside a page, or null. */
export function validateFileAddress(address: string): string | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+\.[a-z0-9]+$/.test(address)) {
    return 'is not an address of a file; use lower-case words and an ending, such as /events/hope-gala.ics';
  }
  const isOwn = isReserved(address) || /\.(html|js|css|br|gz)$/.test(address) || ownFiles.has(address);
  return isOwn ? 'is kept for files of the site; take another address' : null;
}

/** Files that compose itself writes beside the pages. */
const ownFiles = new Set(['/sitemap.xml', '/robots.txt', '/status.json', '/manifest.webmanifest', '/favicon.ico']);
