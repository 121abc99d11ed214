import { stat } from 'node:fs/promises';
import path from 'node:path';

/** What answers a request: a file of the site with a status, or another address of it. */
export type Found =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string };

const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() ?? false;

/** A path as a host reads it, or null where it cannot be one inside the site. */
function decodedPath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return /[\0\\]|(^|\/)\.\.?;?(\/|$)/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/** Finds the file for a request target such as '/events?from=mail': `events/index.html`, a file by its name, or the 404 page. */
export async function fileFor(site: string, target: string): Promise<Found> {
  const [pathname = '/', query] = target.split(/\?(.*)/s);
  const decoded = decodedPath(pathname);
  const missing = { kind: 'file', file: '404.html', status: 404 } as const;
  if (decoded === null) return missing;
  const page = path.posix.join(decoded.slice(1), 'index.html');
  if (await isFile(path.join(site, page))) {
    if (decoded !== '/' && decoded.endsWith('/')) {
      return { kind: 'redirect', to: pathname.replace(/\/+$/, '') + (query === undefined ? '' : `?${query}`) };
    }
    return { kind: 'file', file: page, status: 200 };
  }
  const file = decoded.slice(1);
  if (file !== '' && (await isFile(path.join(site, file)))) return { kind: 'file', file, status: 200 };
  return missing;
}
