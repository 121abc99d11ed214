/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the relative imports of a module. */
const relativeImports = (text: string) =>
  [...text.matchAll(/(?:\bfrom |\bimport\()'(\.[^']*)'/g)].map(([, specifier = '']) => specifier);

describe('the build package', () => {
  it('imports other packages by name, because the installed kit is in another folder', () => {
    const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    expect(modules).toContain('prerenderedDocument.js');
    const outside = modules.flatMap((file) =>
      relativeImports(readFileSync(path.join(__dirname, file), 'utf8'))
        .filter((specifier) => path.join(path.dirname(file), specifier).startsWith('..'))
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(outside).toEqual([]);
  });
});
