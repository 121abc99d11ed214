/** A path without what people, flyers and mail programs change in it; null where it could not be meant for a page. */
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
 * The one page whose address is a path but for large letters, accents, hyphens, the ending of a file, and what ends a sentence:
 * '/Events', '/Give/', '/hope%20gala.', '/events.html'.
 */
export function samePage(pathname: string, pages: readonly string[]): string | undefined {
  const asked = looseForm(pathname);
  const found = asked ? pages.filter((page) => looseForm(page) === asked) : [];
  return found.length === 1 ? found[0] : undefined;
}
