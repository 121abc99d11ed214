/** What a request target names: a path inside the site, part by part, and the query with its question mark. */
export interface SiteAddress {
  readonly parts: readonly string[];
  /** Whether the path ends with a slash; the home page's does not count. */
  readonly slashed: boolean;
  /** As it came; empty where there is none. */
  readonly query: string;
}

/** The beginning of an absolute target (RFC 9112 §3.2.2); this server has one site. */
const schemeAndHost = /^https?:\/\/[^/?#]*/i;

/** What no part of a path may be or hold: nothing at all, NUL, slashes of either kind. */
const outlandish = /^$|[\0\\/]/;

/** Names that answer nobody: steps up and down and whatever begins with a dot, hosts' own files, compressed twins. */
const isHidden = (part: string, index: number) =>
  (part.startsWith('.') && !(index === 0 && part === '.well-known')) ||
  (part.startsWith('_') && index === 0) ||
  /\.(br|gz)$/.test(part);

/** Reads a request target such as '/events/?from=mail'. Null where it can name nothing of a site. */
export function siteAddress(target: string): SiteAddress | null {
  const [, pathname = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target.replace(schemeAndHost, '')) ?? [];
  if (pathname !== '' && !pathname.startsWith('/')) return null;
  const written = pathname.slice(1).split('/');
  const slashed = written.length > 1 && written.at(-1) === '';
  if (written.at(-1) === '') written.pop();
  try {
    const parts = written.map(decodeURIComponent);
    return parts.some((part) => outlandish.test(part)) || parts.some(isHidden) ? null : { parts, slashed, query };
  } catch {
    return null;
  }
}
