/** The response headers of every path that a pattern matches. If several rules match, only the last one applies. */
export interface HeaderRule {
  /** A path of the site. A star in it matches any text: '/images/*' or '/*.rss'. Hosts know one star in a path. */
  readonly path: `/${string}`;
  /** The headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The folders of a site whose files never change. New content gets a new name. */
export const versionedFolders = ['releases', 'images', 'fonts'] as const;

/** A header that only answers over HTTPS have (RFC 6797 §7.2). */
export const secureHeader = 'strict-transport-security';

/** A header that differs between pages, because it contains the hashes of their styles (W3C CSP 3). */
export const policyHeader = 'content-security-policy';

/** Returns whether a rule applies to a single page, or only to files with one ending. */
export const isPageRule = ({ path }: HeaderRule) => !path.endsWith('*');

function matches(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after === undefined ? path === pattern : path.startsWith(before) && path.endsWith(after);
}

/** Returns the headers of a path, such as '/events', from the last rule that matches it. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  return rules.findLast((rule) => matches(rule.path, path))?.headers ?? {};
}
