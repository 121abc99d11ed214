import { gone, redirects, root, sectionFolder, sectionRows, type Row } from '@site/build/packages';
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

/** Returns the pattern of a line in CODEOWNERS with one slash at its end, as that of a folder. */
export const patternOf = (line: string) => `${/^[^\s#]*/.exec(line)?.[0]}/`.replace(/\/+$/, '/');

/**
 * Returns the text of CODEOWNERS (docs.github.com) after sections were added or removed. A new section with a team gets a line
 * below those of other sections. A removed section loses the lines of its folder. All other lines stay as people wrote them.
 * @param before the rows that the text was written for.
 */
export function codeOwners(text: string, before: readonly Row[], after: readonly Row[]): string {
  const folderOf = ({ name }: Row) => `/${sectionFolder(name)}/`;
  const missingIn = (rows: readonly Row[]) => (row: Row) => !rows.some(({ name }) => name === row.name);
  const gone = before.filter(missingIn(after)).map(folderOf);
  const lines = text.split(/\r?\n/).filter((line) => !gone.some((folder) => patternOf(line).startsWith(folder)));
  const added = after
    .filter(missingIn(before))
    .filter((row) => row.team && !lines.some((line) => patternOf(line) === folderOf(row)));
  const last = [/^\/mfe-/, /^\*\s/, /\S/].map((one) => lines.findLastIndex((line) => one.test(line)));
  const above = last.find((index) => index >= 0) ?? -1;
  const width = /^\S+ +/.exec(lines[above] ?? '')?.[0].length ?? 0;
  lines.splice(above + 1, 0, ...added.map((row) => `${folderOf(row)} `.padEnd(width) + row.team));
  return lines.join(text.includes('\r\n') ? '\r\n' : '\n');
}

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
    [owners]: codeOwners(await read(owners), sectionRows, rows),
    [rollback]: rollbackChoices(await read(rollback), rows),
    [rowsFile]: JSON.stringify({ sections: rows, redirects: [...redirects, ...more], gone }),
  };
}
