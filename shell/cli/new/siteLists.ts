import { root, type BuiltPackage, type Row } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../../hosts/redirects';
import type { Texts } from './pageFiles';
import type { Manifest } from './planPage';

// What the site's files say of all sections, as Prettier and npm write them.

/** The rows of all sections. */
export const rowsFile = 'shell/build/packages.js';

/** The text of the rows with one more at the end. */
export const addRow = (text: string, row: Row) =>
  text.replace(/(?<=^const rows = \[$.*?)(?=^\];$)/ms, `${JSON.stringify(row)},\n`);

/** The text of the rows without that of a section. */
export const removeRow = (text: string, name: string) =>
  text.replace(new RegExp(`^ *\\{\\s*name: '${name}'[^{}]*\\},\\r?\\n`, 'm'), '');

/** The text of the rows with more addresses that lead elsewhere. */
export const addRedirects = (text: string, redirects: readonly Redirect[]) =>
  text.replace(/(?<=export const redirects = \[)/, redirects.map((one) => `${JSON.stringify(one)},`).join(''));

/** The text of a package-lock.json with a section as npm writes it, or without it. Its dependencies are installed already. */
export function editLockFile(text: string, folder: string, manifest: Manifest | null): string {
  const file = JSON.parse(text) as { readonly packages: Readonly<Record<string, unknown>> };
  const link = `node_modules/${folder}`;
  const packages = Object.entries(file.packages).filter(([place]) => place !== folder && place !== link);
  if (manifest) {
    const { version, dependencies, devDependencies } = manifest;
    packages.push([folder, { version, dependencies, devDependencies }], [link, { resolved: folder, link: true }]);
  }
  const inOrder = packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...file, packages: Object.fromEntries(inOrder) }, null, 2)}\n`;
}

type Edit = (text: string) => string;
type ListedSection = Pick<BuiltPackage, 'name' | 'folder' | 'team'>;

/** The text of CODEOWNERS (docs.github.com) with a line for each section with a team, below that for everything. */
export const codeOwners = (text: string, sections: readonly ListedSection[]) =>
  text.replaceAll(/^\/mfe-.*\r?\n/gm, '').replace(/^(\* +).*\n/m, (everything, { length }: string) => {
    const lines = sections.map(({ folder, team }) => team && `${`/${folder}/`.padEnd(length)}${team}\n`);
    return everything + lines.filter(Boolean).join('');
  });

/** The text of the rollback workflow, in which people choose a section. */
export const rollbackChoices = (text: string, sections: readonly ListedSection[]) =>
  text.replace(/(?<=^ +options: )\[.*\]$/m, `[${[...sections.map(({ name }) => name), 'shell'].join(', ')}]`);

/** The files that list sections and have to change, by their paths; the rows last, so that they name only sections that exist. */
export async function changedLists(sections: readonly ListedSection[], editLock: Edit, editRows: Edit): Promise<Texts> {
  const edits: Readonly<Record<string, Edit>> = {
    'package-lock.json': editLock,
    '.github/CODEOWNERS': (text) => codeOwners(text, sections),
    '.github/workflows/rollback.yml': (text) => rollbackChoices(text, sections),
    [rowsFile]: editRows,
  };
  const files = Object.entries(edits).map(async ([file, edit]) => {
    const text = await readFile(path.join(root, file), 'utf8');
    return edit(text) === text ? [] : [[file, edit(text)] as const];
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}
