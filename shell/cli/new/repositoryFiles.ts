import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { KitPackage } from './packKit';
import { json } from './Manifest';
import type { Manifest } from './Manifest';

/** The top package.json of this repository, which has the versions of the tools. */
export interface TopManifest {
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides?: unknown;
}

/** Tools for the site's repository alone. */
const otherTools = ['knip', 'webpack-cli'];

function packageFile(
  manifest: Manifest,
  kit: readonly KitPackage[],
  { devDependencies: tools, overrides }: TopManifest,
): string {
  const places = new Map(kit.map(({ name, version, file }) => [name, file ? `file:kit/${file}` : version]));
  const installed = (list: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(list).map(([name, version]) => [name, places.get(name) ?? version]));
  const dependencies = installed(manifest.dependencies);
  const own = Object.entries({ ...tools, ...Object.fromEntries(places) }).filter(
    ([name]) => !otherTools.includes(name) && !(name in dependencies),
  );
  const commands = ['start', 'check', 'release', 'rollback', 'sections', 'compose', 'preview', 'new:page'];
  return json({
    ...manifest,
    engines: { node: '>=20.19.0' },
    scripts: { ...Object.fromEntries(commands.map((one) => [one, `site ${one}`])), dev: 'site start', test: 'jest' },
    dependencies,
    devDependencies: { ...installed(manifest.devDependencies), ...Object.fromEntries(own) },
    overrides,
    jest: { preset: './node_modules/@site/build/jest/jest-preset.js' },
  });
}

const typescript = {
  extends: './node_modules/@site/build/tsconfig.strict.json',
  include: ['src'],
};

/** A file beside this one, which is written for a section that is called library. */
const template = async (file: string, name: string) =>
  (await readFile(path.join(import.meta.dirname, 'repository', file), 'utf8')).replaceAll('library', name);

/** The files at the top of a section's repository. */
export const repositoryFiles = async (
  name: string,
  manifest: Manifest,
  kit: readonly KitPackage[],
  top: TopManifest,
): Promise<Readonly<Record<string, string>>> => ({
  'package.json': packageFile(manifest, kit, top),
  'tsconfig.json': json(typescript),
  'README.md': await template('README.md', name),
  '.gitignore': 'node_modules/\ndist/\n*.tsbuildinfo\n',
  '.github/workflows/release.yml': await template('release.yml', name),
});
