import type { HeaderRule } from './headerRules';

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of a path, such as '/events': those of the last rule that speaks of it. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  return rules.findLast((rule) => matches(rule.path, path))?.headers ?? {};
}
