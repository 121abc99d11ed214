import type { HeaderRule } from './HeaderRule';

/**
 * The rules in the `_headers` syntax of Netlify and Cloudflare. Those hosts add up the rules of a path, so a later rule
 * first takes back what an earlier one said (`! Name`, which Netlify passes over: there the last value of a name holds).
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
