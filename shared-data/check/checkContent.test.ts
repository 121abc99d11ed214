/** @jest-environment node */
import { siteContent, today } from './changedContent';
import { checkContent } from './checkContent';

describe('checkContent', () => {
  it('has nothing to say against the content of the site', async () => {
    expect(checkContent(await siteContent(), today)).toEqual([]);
  });

  it('lists the problems of all files in one run', async () => {
    const content = await siteContent();
    const broken = [...content.modules].map(([file, module]) => {
      const [name, exported] = Object.entries(module)[0] ?? [];
      return [file, file === 'paths.ts' ? module : { [String(name)]: Array.isArray(exported) ? [0] : 0 }] as const;
    });
    const files = new Set(checkContent({ ...content, modules: new Map(broken) }, today).map(({ file }) => file));
    expect([...files].toSorted()).toEqual(
      [...content.modules.keys()].filter((file) => !/^(paths|pictures)\b/.test(file)).toSorted(),
    );
  });

  it('is silent about files that could not be loaded: the loader reported them', () => {
    expect(checkContent({ modules: new Map(), pictures: null }, today)).toEqual([]);
  });
});
