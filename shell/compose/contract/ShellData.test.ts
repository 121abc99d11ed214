/** @jest-environment node */
import { parseShell, type ShellData } from './ShellData';

const page = { path: '/', title: 'Home', description: 'A door' };
const shell = {
  contracts: [3],
  provides: { react: '19.2.9' },
  pages: [page, { ...page, path: '*' }],
  scriptPolicyName: 'sections',
  registryElementId: 'registry',
  facts: {},
};
const withPages = (...paths: readonly string[]) => ({ ...shell, pages: paths.map((path) => ({ ...page, path })) });

describe('parseShell', () => {
  it('takes the data of a shell', () => {
    expect(parseShell(shell)).toMatchObject<Partial<ShellData>>({ contracts: [3], registryElementId: 'registry' });
    expect(parseShell(withPages('/', '*', '/help'))).toBeDefined();
  });

  it.each([
    ['the exports of src/entry.prerender.tsx', null],
    ['contracts', { ...shell, contracts: [] }],
    ['pages.0.path', withPages('/"><script>')],
    ['pages.0.path', withPages('/a\n  x-header: 1')],
    ['scriptPolicyName', { ...shell, scriptPolicyName: 'a; script-src *\n/*\n  x: 1' }],
    ['registryElementId', { ...shell, registryElementId: 'a" b' }],
  ])('names %s if it is invalid', (field, given) => {
    expect(() => parseShell(given)).toThrow(
      expect.objectContaining({
        owner: 'shell',
        message: expect.stringMatching(
          /^shell: prerender\.cjs is not a shell of this site \(.*\); build the shell again$/,
        ),
      }),
    );
    expect(() => parseShell(given)).toThrow(field);
  });
});
