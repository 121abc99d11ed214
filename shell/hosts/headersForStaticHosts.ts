import { xmlEndings } from './contentType';
import { isPageRule, type HeaderRule } from './HeaderRule';

/**
 * The most pages that can have their own rules. Cloudflare Pages reads 100 rules of a site, and a page needs two. On a
 * larger site all pages share one rule, and the pages of a section share their styles.
 */
export const mostPageRules = 47;

/**
 * Returns whether each page of a site can have its own rules.
 * @param pages the number of pages.
 * @param files the files that sections write. Each ending of XML files has a rule, too.
 */
export const hasPageRules = (pages: number, files: readonly string[]) =>
  2 * pages + xmlEndings(files).length <= 2 * mostPageRules;

/** Returns the paths of a rule. Some hosts add a slash to the address of a page, but not to that of a file. */
const pathsOf = (rule: HeaderRule) =>
  isPageRule(rule) && !/\/$|\.\w+$/.test(rule.path) ? [rule.path, `${rule.path}/`] : [rule.path];

/** Removes `no-transform`, with which these hosts would not compress files: pages would be four times as large. */
const compressible = (rule: HeaderRule): HeaderRule => {
  const cache = rule.headers['cache-control']?.replace(', no-transform', '');
  return { ...rule, headers: { ...rule.headers, ...(cache !== undefined && { 'cache-control': cache }) } };
};

/**
 * Returns the rules in the `_headers` syntax of Netlify and Cloudflare. Both apply all rules that match a path, so a
 * later rule first removes the headers of an earlier one (`! Name`). Netlify ignores that line, and uses the last value
 * of a name.
 */
export function headersForStaticHosts(given: readonly HeaderRule[]): string {
  const rules = given.map(compressible);
  const blocks = rules.flatMap((rule, index) => {
    const { headers } = rule;
    const before = rules.slice(0, index).find(({ path }) => path === '/*')?.headers ?? {};
    const taken = Object.keys(before).filter((name) => before[name] !== headers[name]);
    const added = Object.entries(headers).filter(([name, value]) => before[name] !== value);
    const lines = [...taken.map((name) => `  ! ${name}`), ...added.map(([name, value]) => `  ${name}: ${value}`), ''];
    return pathsOf(rule).map((path) => [path, ...lines].join('\n'));
  });
  return blocks.join('\n');
}
