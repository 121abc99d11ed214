import { headersFor, isPageRule, policyHeader, type HeaderRule } from '../hosts/HeaderRule';

/** Matches the directives that name hashes of scripts and styles of pages. */
const hashed = /\b(script-src|style-src)\b[^;]*/g;

const hashesIn = (directive = '') => directive.match(/'sha\d+-[^']+'/g) ?? [];

/** Returns a content policy that also allows the inline scripts and styles that another policy allows. */
function joined(policy: string, other: string): string {
  const others = new Map([...other.matchAll(hashed)].map(([text, name]) => [name, hashesIn(text)]));
  return policy.replaceAll(hashed, (text, name: string) => {
    const missing = (others.get(name) ?? []).filter((hash) => !text.includes(hash));
    return [text, ...missing].join(' ');
  });
}

/**
 * Returns the header rules for the time between two sites. A host gets them before the new pages, while it still serves pages
 * of any release. Rules of pages that the new site no longer has stay, because nothing is removed at the host.
 * @param own the rules of the new site.
 * @param host the rules of the site at the host; empty if there is none.
 */
export function transitionRules(own: readonly HeaderRule[], host: readonly HeaderRule[]): HeaderRule[] {
  const rules = own.map(({ path, headers }) => {
    const policy = headers[policyHeader];
    const other = headersFor(host, path)[policyHeader];
    return { path, headers: policy && other ? { ...headers, [policyHeader]: joined(policy, other) } : headers };
  });
  return [...rules, ...goneRules(own, host)];
}

/** Returns the rules that a host needs once it has the new pages. They include those of earlier pages that stay there. */
export const lastingRules = (own: readonly HeaderRule[], host: readonly HeaderRule[]) => [
  ...own,
  ...goneRules(own, host),
];

/**
 * Returns the rules of single pages that the new site does not have. They match no other page. This matters because the last
 * matching rule applies.
 */
const goneRules = (own: readonly HeaderRule[], host: readonly HeaderRule[]) =>
  host.filter((rule) => isPageRule(rule) && !own.some(({ path }) => path === rule.path));
