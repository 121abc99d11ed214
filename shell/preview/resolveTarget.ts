import { statSync } from 'node:fs';
import path from 'node:path';

/** The answer to a request: a file of the site, or a redirect. */
type Resolution = { readonly file: string } | { readonly location: string; readonly status: 301 | 308 };

/** The page for unknown addresses. It has no address of its own. */
export const notFoundPage = '404.html';

/** Dotfiles and '..', the hosts' own files such as `_headers`, precompressed files, and separators that were percent-encoded. */
const isForbidden = (segment: string, index: number) =>
  (segment.startsWith('.') && !(index === 0 && segment === '.well-known')) ||
  (segment.startsWith('_') && index === 0) ||
  /[\0\\/]|\.(br|gz)$/.test(segment);

/** The decoded segments of a path; null where one is forbidden, empty or not decodable. */
function readSegments(pathname: string): string[] | null {
  try {
    const segments = pathname === '' ? [] : pathname.split('/').map(decodeURIComponent);
    return segments.some((segment, index) => segment === '' || isForbidden(segment, index)) ? null : segments;
  } catch {
    return null;
  }
}

function isFile(root: string, file: string): boolean {
  try {
    return statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // For example a name that is too long for the file system.
    return false;
  }
}

/**
 * Resolves a request target, such as '/events?from=mail', in a site folder. Each page has one address: '/events/' and
 * '/events/index.html' are redirected to '/events'.
 * @param redirects the target of every redirected path.
 * @returns null where there is nothing.
 */
export function resolveTarget(root: string, target: string, redirects: ReadonlyMap<string, string>): Resolution | null {
  const parts = /^\/(?:([^?]+?)(\/?))?(\?.*)?$/s.exec(target);
  const [, pathname = '', slash = '', query = ''] = parts ?? [];
  const segments = parts && readSegments(pathname);
  if (!segments) return null;
  const isIndex = slash === '' && segments.at(-1) === 'index.html';
  const address = isIndex ? segments.slice(0, -1) : segments;
  const page = path.posix.join(...address, 'index.html');
  const moved = redirects.get(`/${address.join('/')}`);
  if (moved) return { location: moved + query, status: 301 };
  if (isFile(root, page)) {
    if (!isIndex && slash === '') return { file: page };
    return { location: `/${address.map(encodeURIComponent).join('/')}${query}`, status: 308 };
  }
  const file = path.posix.join(...segments);
  return slash === '' && file !== notFoundPage && isFile(root, file) ? { file } : null;
}
