/** @jest-environment node */
import { sectionOf, type Container } from './container';
import { sharedModules } from './sharedModules';

/** Returns the module that a section receives under the name of a shared module. */
async function given(name: keyof typeof sharedModules): Promise<Readonly<Record<string, unknown>>> {
  let scope: Parameters<Container['init']>[0] = {};
  await sectionOf({
    init: (shareScope) => {
      scope = shareScope;
    },
    get: () => Promise.resolve(() => ({ section: { pages: [] } })),
  });
  const [version] = Object.values(scope[name] ?? {});
  return (version?.get()() ?? {}) as Readonly<Record<string, unknown>>;
}

describe('the facts that a section receives', () => {
  it('are the facts of the shell', async () => {
    expect(JSON.stringify(await given('@site/shared-data/siteFacts'))).toBe(
      JSON.stringify({ ...sharedModules['@site/shared-data/siteFacts'].module }),
    );
  });

  it('cannot be changed at any depth, and the error names the fact', async () => {
    const module = await given('@site/shared-data/siteFacts');
    /** Tries to change every fact inside, and returns their names. */
    const attempts = (value: unknown, name: string): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, inner]) => {
        const fact = Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`;
        const change = () => Object.assign(value, { [key]: 'https://other.test' });
        expect(change).toThrow(fact);
        return [fact, ...attempts(inner, fact)];
      });
    };
    expect(attempts(module, 'siteFacts').length).toBeGreaterThan(20);
  });

  it('are frozen in the shell itself', async () => {
    await given('@site/shared-data/siteFacts');
    for (const fact of Object.values(sharedModules['@site/shared-data/siteFacts'].module))
      if (typeof fact === 'object') expect(Object.isFrozen(fact)).toBe(true);
  });
});
