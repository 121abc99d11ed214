/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { moduleText } from '../moduleNames.js';
import { root, sections as listed, shell } from '../packages.js';
import { buildInputs } from './buildInputs.js';

// This test reads the files of the site's sections, so it needs their rows, not those of `shared-data/fixtures`.
jest.mock('../sections.json', (): unknown => {
  const { readFileSync } = jest.requireActual<{ readFileSync: (file: string, how: 'utf8') => string }>('node:fs');
  return JSON.parse(readFileSync(`${__dirname}/../sections.json`, 'utf8'));
});
jest.mock('./builtModules.js', () => ({
  builtModules: () => ['@site/ui/src/Card/Card.tsx', 'react/package.json', 'webpack/package.json'],
}));

/** The sections whose sources exist in this repository. */
const sections = listed.filter(({ folder }) => existsSync(path.join(root, folder)));

const inputs = (pkg: typeof shell) => buildInputs(pkg, { stats: [] } as never);

describe('buildInputs', () => {
  it.each([...sections, shell])(
    'include the configuration of $name, its style sheets, and the resolution of packages',
    async (pkg) => {
      const own = pkg.name === 'shell' ? '@site/shell' : `mfe-${pkg.name}`;
      const names = inputs(pkg);
      expect(names).toEqual(
        expect.arrayContaining([
          `${own}/webpack.config.js`,
          `${own}/src/*.module.css`,
          '@site/ui/src/*.module.css',
          '@site/ui/package.json#resolution',
          '@site/ui/src/Card/Card.tsx',
        ]),
      );
      const texts = await Promise.all(names.map(moduleText));
      expect(names.filter((_, index) => texts[index] === '')).toEqual([]);
    },
  );

  it('names the style sheets that number the class names, and no package version', async () => {
    expect(await moduleText('@site/ui/src/*.module.css')).toMatch(/^\w+\/\w+\.module\.css\n/);
    expect(await moduleText('@site/ui/package.json#resolution')).toContain('*.css');
    expect(await moduleText('@site/ui/package.json#resolution')).not.toMatch(/\d\.\d/);
  });
});
