/** The response headers of every path that a pattern matches. Of several matching rules the last one alone applies. */
export interface HeaderRule {
  /** A path of the site; a star at its end matches any rest. */
  readonly path: `/${string}`;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The folders of a site whose files never change: a new content gets a new name. */
export const versionedFolders = ['releases', 'images', 'fonts'] as const;

/** A header for answers over https alone (RFC 6797 §7.2). */
export const secureHeader = 'strict-transport-security';

/** The header that differs between pages: each names the hashes of its own styles (W3C CSP 3). */
export const policyHeader = 'content-security-policy';

/** Whether a rule is for one page alone. */
export const isPageRule = ({ path }: HeaderRule) => !path.endsWith('*');

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of a path, such as '/events': those of the last rule that matches it. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  return rules.findLast((rule) => matches(rule.path, path))?.headers ?? {};
}
