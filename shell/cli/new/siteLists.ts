import { gone, redirects, root, sectionFolder, type Row } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../../hosts/redirects';
import type { Texts } from './pageFiles';
import { rowsFile, type Manifest } from './planPage';

const read = (file: string) => readFile(path.join(root, file), 'utf8');

/**
 * Returns the text of package-lock.json with a section as npm writes it, or without it. Its dependencies are already
 * installed.
 */
export async function lockFile(folder: string, manifest?: Manifest): Promise<string> {
  const file: { readonly packages: object } = JSON.parse(await read('package-lock.json'));
  const { version, dependencies, devDependencies } = manifest ?? {};
  const section = manifest && { version, dependencies, devDependencies };
  const link = manifest && { resolved: folder, link: true };
  const packages = Object.entries({ ...file.packages, [folder]: section, [`node_modules/${folder}`]: link });
  // JSON omits undefined values, which removes a section.
  const inOrder = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
  return `${JSON.stringify({ ...file, packages: inOrder }, null, 2)}\n`;
}

/**
 * Returns the text of CODEOWNERS (docs.github.com) with a line for each section that has a team, below the line for
 * everything.
 */
const codeOwners = (text: string, rows: readonly Row[]) =>
  text.replaceAll(/^\/mfe-.*\r?\n/gm, '').replace(/^(\* +).*\n/m, (everything, { length }: string) => {
    const lines = rows.map(({ name, team }) => team && `${`/${sectionFolder(name)}/`.padEnd(length)}${team}\n`);
    return everything + lines.filter(Boolean).join('');
  });

/** Returns the text of the rollback workflow with a choice for each section. */
const rollbackChoices = (text: string, rows: readonly Row[]) =>
  text.replace(/(?<=^ +options: )\[.*\]$/m, `[${[...rows.map(({ name }) => name), 'shell'].join(', ')}]`);

/**
 * Returns the files that list sections, except the lock file. The rows come last, so that they name only sections that
 * exist.
 */
export async function siteLists(rows: readonly Row[], more: readonly Redirect[] = []): Promise<Texts> {
  const [owners, rollback] = ['.github/CODEOWNERS', '.github/workflows/rollback.yml'] as const;
  return {
    [owners]: codeOwners(await read(owners), rows),
    [rollback]: rollbackChoices(await read(rollback), rows),
    [rowsFile]: JSON.stringify({ sections: rows, redirects: [...redirects, ...more], gone }),
  };
}
