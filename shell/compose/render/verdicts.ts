import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import type { PackageFiles } from '../Release';
import { unversioned } from '../stage/Change';

/** The folder of verdicts: an empty file for each release that was valid together with a shell, named after both versions. */
const folder = path.join(dirs.cache, 'verdicts');

/** Whether the content of a release is complete: only then its version says what it is. */
const hasVersion = ({ files }: PackageFiles) => files.version !== unversioned;

const verdictOf = (shell: PackageFiles, { files }: PackageFiles) => `${shell.files.version}-${files.version}`;

/** The names of the packages of a site whose releases were valid before, together with its shell. */
export function validatedBefore(packages: readonly PackageFiles[]): ReadonlySet<string> {
  const shell = packages.find(({ name }) => name === 'shell');
  if (!shell || !hasVersion(shell)) return new Set();
  const known = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const before = packages.filter((pkg) => hasVersion(pkg) && known.has(verdictOf(shell, pkg)));
  return new Set(before.map(({ name }) => name));
}

/** Remembers that every release of a site was valid together with its shell. Releases that are not complete are not remembered. */
export async function rememberVerdicts(packages: readonly PackageFiles[]): Promise<void> {
  const shell = packages.find(({ name }) => name === 'shell');
  if (!shell || !packages.every(hasVersion)) return;
  await mkdir(folder, { recursive: true });
  await Promise.all(packages.map((pkg) => writeFile(path.join(folder, verdictOf(shell, pkg)), '')));
}
