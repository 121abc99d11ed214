/**
 * Returns a path without the differences that people, print and mail programs make, or null if it cannot mean a page.
 */
function looseForm(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/\/[./]|[\\\p{Cc}]/u.test(path)) return null;
  return path
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s.,;:!?)\]>*'’”]+$/, '')
    .replace(/(?:\/index)?\.(?:html?|php|aspx?)$|\/index$|\/$/, '')
    .replace(/[\p{Pd}_\s]/gu, '');
}

/**
 * Returns the only page that a path can mean, or undefined. It ignores case, accents, hyphens, file extensions and
 * punctuation at the end: '/Events', '/Give/', '/hope%20gala.', '/events.html'.
 */
export function samePage(pathname: string, pages: readonly string[]): string | undefined {
  const asked = looseForm(pathname);
  const found = asked ? pages.filter((page) => looseForm(page) === asked) : [];
  return found.length === 1 ? found[0] : undefined;
}
