import { packageFolder } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, NewSection } from './sectionFiles';

/** The package.json of a package of the kit. */
export const kitManifest = async (name: string) =>
  JSON.parse(await readFile(path.join(packageFolder(name), 'package.json'), 'utf8')) as Manifest;

/** The package.json of a new section, with the versions that the rest of the site has. */
export async function sectionManifest({ name, folder }: NewSection): Promise<Manifest> {
  const versionsOf = async (...names: readonly string[]) =>
    Object.fromEntries((await Promise.all(names.map(kitManifest))).map((one) => [one.name, one.version]));
  const imported = await versionsOf('@site/section', '@site/shared-data', '@site/ui');
  const { react = '*' } = (await kitManifest('@site/section')).dependencies;
  return {
    name: folder,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    scripts: { build: 'webpack build', start: `npm --prefix .. run dev -- ${name}` },
    dependencies: { ...imported, react },
    devDependencies: await versionsOf('@site/build'),
  };
}
