import { isInstalled, root } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { kitManifest } from './planSection';

/** What the repository of a section installs of this site. */
const kit = ['@site/section', '@site/shared-data', '@site/ui', '@site/build', '@site/shell'];

/** A package of the kit. */
export interface KitPackage {
  readonly name: string;
  readonly version: string;
  /** Its file, such as 'site-ui-1.0.0.tgz'; null where it comes from a registry. */
  readonly file: string | null;
}

/** Packs the kit into a folder as npm does, or, in the repository of a section, copies the files that are kept there. */
export async function packKit(folder: string): Promise<readonly KitPackage[]> {
  const manifests = await Promise.all(kit.map(kitManifest));
  const kept = path.join(root, 'kit');
  const hasFiles = !isInstalled || existsSync(kept);
  const packages = manifests.map(({ name, version }) => ({
    name,
    version,
    file: hasFiles ? `${name.slice(1).replace('/', '-')}-${version}.tgz` : null,
  }));
  if (hasFiles) await mkdir(folder, { recursive: true });
  if (isInstalled) {
    for (const { file } of packages) if (file) await cp(path.join(kept, file), path.join(folder, file));
  } else {
    const workspaces = kit.flatMap((name) => ['--workspace', name]);
    await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', folder, ...workspaces], {
      cwd: root,
      shell: process.platform === 'win32',
    });
  }
  return packages;
}
