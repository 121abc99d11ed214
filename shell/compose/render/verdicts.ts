import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { unversioned, type PackageFiles } from '../Release';

/** The file that says that a release was valid together with a site's shell: empty, and named after both versions. */
function verdictFile(packages: readonly PackageFiles[], { files }: PackageFiles): string {
  const shell = packages.find(({ name }) => name === 'shell');
  return path.join(dirs.cache, 'verdicts', `${shell?.files.version}-${files.version}`);
}

/** The names of the packages of a site whose releases were valid before, together with its shell. */
export const validatedBefore = (packages: readonly PackageFiles[]): ReadonlySet<string> =>
  new Set(packages.filter((pkg) => existsSync(verdictFile(packages, pkg))).map(({ name }) => name));

/** Remembers that every release of a site was valid together with its shell. A version says what it is once all are complete. */
export async function rememberVerdicts(packages: readonly PackageFiles[]): Promise<void> {
  if (packages.some(({ files }) => files.version === unversioned)) return;
  await mkdir(path.join(dirs.cache, 'verdicts'), { recursive: true });
  await Promise.all(packages.map((pkg) => writeFile(verdictFile(packages, pkg), '')));
}
