import type { HeaderRule } from './HeaderRule';

/**
 * The rules in the `_headers` syntax of Netlify and Cloudflare. Both apply all rules that match a path, so a later rule first
 * removes the headers of an earlier one (`! Name`; Netlify ignores that line, and uses the last value of a name).
 */
export function headersForStaticHosts(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const before = rules.slice(0, index).find((rule) => rule.path === '/*')?.headers ?? {};
    const taken = Object.keys(before).filter((name) => before[name] !== headers[name]);
    const given = Object.entries(headers).filter(([name, value]) => before[name] !== value);
    return [
      path,
      ...taken.map((name) => `  ! ${name}`),
      ...given.map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n');
  });
  return blocks.join('\n');
}
