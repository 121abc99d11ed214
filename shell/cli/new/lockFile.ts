import { root } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from './planPage';

/** The text of package-lock.json with a section as npm writes it, or without it. Its dependencies are installed already. */
export async function lockFile(folder: string, manifest?: Manifest): Promise<string> {
  const file: { readonly packages: object } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const { version, dependencies, devDependencies } = manifest ?? {};
  const section = manifest && { version, dependencies, devDependencies };
  const link = manifest && { resolved: folder, link: true };
  const packages = Object.entries({ ...file.packages, [folder]: section, [`node_modules/${folder}`]: link });
  // What is undefined is not written.
  const inOrder = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
  return `${JSON.stringify({ ...file, packages: inOrder }, null, 2)}\n`;
}
