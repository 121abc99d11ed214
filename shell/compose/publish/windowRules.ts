import { headersFor, isPageRule, policyHeader, type HeaderRule } from '../../hosts/HeaderRule';

/** The directives that name hashes of what is written into pages. */
const hashed = /\b(script-src|style-src)\b[^;]*/g;

const hashesIn = (directive = '') => directive.match(/'sha256-[^']+'/g) ?? [];

/** A content policy that also allows what another one allows of a page's own scripts and styles. */
function joined(policy: string, other: string): string {
  const others = new Map([...other.matchAll(hashed)].map(([text, name]) => [name, hashesIn(text)]));
  return policy.replaceAll(hashed, (text, name: string) => {
    const missing = (others.get(name) ?? []).filter((hash) => !text.includes(hash));
    return [text, ...missing].join(' ');
  });
}

/**
 * The header rules between two sites: a host gets them before the new pages, while it still serves its own, whichever release
 * those are of. Rules of pages that the new site no longer has stay, since nothing is removed at the host.
 * @param own of the new site.
 * @param host of the site that the host serves; none where it serves none.
 */
export function windowRules(own: readonly HeaderRule[], host: readonly HeaderRule[]): HeaderRule[] {
  const rules = own.map(({ path, headers }) => {
    const policy = headers[policyHeader];
    const other = headersFor(host, path)[policyHeader];
    return { path, headers: policy && other ? { ...headers, [policyHeader]: joined(policy, other) } : headers };
  });
  return [...rules, ...goneRules(own, host)];
}

/** The rules that a host needs once it has the new pages: those of pages that stay there go on. */
export const lastingRules = (own: readonly HeaderRule[], host: readonly HeaderRule[]) => [
  ...own,
  ...goneRules(own, host),
];

/** Rules of single pages that the new site does not have. Of several matching rules the last one applies; these match nothing else. */
const goneRules = (own: readonly HeaderRule[], host: readonly HeaderRule[]) =>
  host.filter((rule) => isPageRule(rule) && !own.some(({ path }) => path === rule.path));
