import type { BuiltPackage } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../../hosts/redirects';
import { json } from './Manifest';
import type { Manifest } from './Manifest';

// What the site's files say of all sections, as Prettier and npm write them.

/** The rows of all sections. */
export const rowsFile = 'shell/build/packages.js';

/** A section, as these files list it. */
export type ListedSection = Pick<BuiltPackage, 'name' | 'folder' | 'addresses' | 'team'>;

/** The text of the rows with one more at the end. */
export const addRow = (text: string, { name, addresses, team }: ListedSection) =>
  text.replace(/^const rows = \[$.*?(?=^\];$)/ms, (rows) => `${rows}${JSON.stringify({ name, addresses, team })},\n`);

/** The text of the rows without that of a section. */
export const removeRow = (text: string, name: string) =>
  text.replace(new RegExp(`^ *\\{\\s*name: '${name}'[^{}]*\\},\\n`, 'm'), '');

/** The text of the rows with more addresses that lead elsewhere. */
export const addRedirects = (text: string, redirects: readonly Redirect[]) =>
  text.replace(
    'export const redirects = [',
    (list) => list + redirects.map((one) => `${JSON.stringify(one)},`).join(''),
  );

interface LockFile {
  readonly packages: Readonly<Record<string, unknown>>;
}

/** The text of a package-lock.json with a section as npm writes it, or without it. Its dependencies are installed already. */
export function editLockFile(text: string, folder: string, manifest: Manifest | null): string {
  const file = JSON.parse(text) as LockFile;
  const link = `node_modules/${folder}`;
  const packages = Object.entries(file.packages).filter(([place]) => place !== folder && place !== link);
  if (manifest) {
    const { version, dependencies, devDependencies } = manifest;
    packages.push([folder, { version, dependencies, devDependencies }], [link, { resolved: folder, link: true }]);
  }
  const inOrder = packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return json({ ...file, packages: Object.fromEntries(inOrder) });
}

/** The text of CODEOWNERS, which says who is asked before a change is merged (docs.github.com), with a line for each section with a team. */
export function codeOwners(text: string, sections: readonly Pick<ListedSection, 'folder' | 'team'>[]): string {
  const others = text.split('\n').filter((line) => !line.startsWith('/mfe-'));
  const everything = others.findIndex((line) => line.startsWith('* '));
  const column = others[everything]?.indexOf('@') ?? 0;
  const lines = sections.flatMap(({ folder, team }) => (team ? [`/${folder}/`.padEnd(column) + team] : []));
  return others.toSpliced(everything + 1, 0, ...lines).join('\n');
}

/** The text of the rollback workflow, in which people choose a section. */
export const rollbackChoices = (text: string, sections: readonly Pick<ListedSection, 'name'>[]) =>
  text.replace(/(?<=^ +options: )\[.*\]$/m, `[${[...sections.map(({ name }) => name), 'shell'].join(', ')}]`);

/**
 * The files that list sections and have to change, by their paths. The rows come last, so that they name only sections that exist.
 * @param edit what changes in the lock file and in the rows.
 */
export async function changedLists(
  root: string,
  sections: readonly ListedSection[],
  edit: { readonly lock: (text: string) => string; readonly rows: (text: string) => string },
): Promise<Readonly<Record<string, string>>> {
  const edits: Readonly<Record<string, (text: string) => string>> = {
    'package-lock.json': edit.lock,
    '.github/CODEOWNERS': (text) => codeOwners(text, sections),
    '.github/workflows/rollback.yml': (text) => rollbackChoices(text, sections),
    [rowsFile]: edit.rows,
  };
  const files = Object.entries(edits).map(async ([file, change]) => {
    const text = await readFile(path.join(root, file), 'utf8');
    return change(text) === text ? [] : [[file, change(text)] as const];
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}
