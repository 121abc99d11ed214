/** @jest-environment node */
import type { HeaderRule } from '../hosts/HeaderRule';
import { lastingRules, transitionRules } from './transitionRules';

const rule = (path: HeaderRule['path'], policy: string): HeaderRule => ({
  path,
  headers: { 'cache-control': 'no-cache', 'content-security-policy': policy },
});
const policyOf = (rules: readonly HeaderRule[], path: string) =>
  rules.find((one) => one.path === path)?.headers['content-security-policy'];

describe('transitionRules', () => {
  it('allows the scripts and styles of the served pages and of the new ones', () => {
    const own = [rule('/*', "script-src 'self' 'sha256-new=';style-src 'self';img-src 'self'")];
    const host = [rule('/*', "script-src 'self' 'sha256-old=' 'sha256-new=';style-src 'self' 'sha256-gone='")];
    expect(policyOf(transitionRules(own, host), '/*')).toBe(
      "script-src 'self' 'sha256-new=' 'sha256-old=';style-src 'self' 'sha256-gone=';img-src 'self'",
    );
  });

  it('allows the scripts that the served form of a page that opens alone loads', () => {
    const own = [rule('/gift', "script-src 'sha384-new' 'sha256-go='")];
    const host = [rule('/gift', "script-src 'sha384-old' 'sha256-go='")];
    expect(policyOf(transitionRules(own, host), '/gift')).toBe("script-src 'sha384-new' 'sha256-go=' 'sha384-old'");
  });

  it('compares a page with the headers of the host, and keeps the rules of pages that stay there', () => {
    const own = [rule('/*', "style-src 'self' 'sha256-all='"), rule('/walk', "style-src 'self' 'sha256-walk='")];
    const host = [rule('/*', "style-src 'self' 'sha256-before='"), rule('/choir', "style-src 'self' 'sha256-choir='")];
    const rules = transitionRules(own, host);
    expect(policyOf(rules, '/walk')).toBe("style-src 'self' 'sha256-walk=' 'sha256-before='");
    expect(policyOf(rules, '/choir')).toBe("style-src 'self' 'sha256-choir='");
    expect(lastingRules(own, rules)).toEqual([...own, rules.find(({ path }) => path === '/choir')]);
  });

  it('keeps the rules if the host has none', () => {
    const own = [rule('/*', "style-src 'self' 'sha256-all='"), { path: '/fonts/*', headers: { vary: 'x' } } as const];
    expect(transitionRules(own, [])).toEqual(own);
  });
});
