import { json } from './sectionFiles';
import type { Manifest } from './sectionFiles';

interface PackageFile {
  readonly workspaces: readonly string[];
}

interface LockFile {
  readonly packages: Readonly<Record<string, unknown>> & { readonly '': PackageFile };
}

/** The workspaces with one more after the last section. */
function withWorkspace({ workspaces }: PackageFile, folder: string): string[] {
  const place = workspaces.findLastIndex((one) => one.startsWith('mfe-')) + 1;
  return workspaces.toSpliced(place, 0, folder);
}

/** The text of a package.json with one more workspace. */
export function addToPackageFile(text: string, folder: string): string {
  const file = JSON.parse(text) as PackageFile;
  return json({ ...file, workspaces: withWorkspace(file, folder) });
}

/** The text of a package.json without a workspace. */
export function removeFromPackageFile(text: string, folder: string): string {
  const file = JSON.parse(text) as PackageFile;
  return json({ ...file, workspaces: file.workspaces.filter((one) => one !== folder) });
}

/** The text of a package-lock.json without a workspace. */
export function removeFromLockFile(text: string, folder: string): string {
  const file = JSON.parse(text) as LockFile;
  const top = file.packages[''];
  const others = Object.entries(file.packages).filter(([name]) => name !== folder && name !== `node_modules/${folder}`);
  const workspaces = top.workspaces.filter((one) => one !== folder);
  return json({ ...file, packages: { ...Object.fromEntries(others), '': { ...top, workspaces } } });
}

/** The text of a package-lock.json with one more workspace, as npm writes it. Its dependencies are installed already. */
export function addToLockFile(text: string, { name, version, dependencies, devDependencies }: Manifest): string {
  const file = JSON.parse(text) as LockFile;
  const packages = {
    ...file.packages,
    '': { ...file.packages[''], workspaces: withWorkspace(file.packages[''], name) },
    [name]: { version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return json({ ...file, packages: Object.fromEntries(inOrder) });
}
