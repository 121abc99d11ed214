import { root } from '@site/build/packages';
import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

const left = new Set(['.git', 'dist', 'node_modules']);

/** Packages of the repository link to the copy, all others to what is installed. */
async function linkPackages(copy: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  const linked = path.join(copy, 'node_modules');
  await mkdir(path.join(linked, '@site'), { recursive: true });
  for (const entry of await readdir(installed)) {
    if (entry !== '@site') await symlink(path.join(installed, entry), path.join(linked, entry));
  }
  for (const entry of await readdir(path.join(installed, '@site'))) {
    await symlink(await readlink(path.join(installed, '@site', entry)), path.join(linked, '@site', entry));
  }
}

/** Copies the repository without what is built, for tests that change sources. */
export async function copyRepository(copy: string): Promise<void> {
  for (const entry of await readdir(root)) {
    if (left.has(entry)) continue;
    await cp(path.join(root, entry), path.join(copy, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (place) => !place.endsWith('/dist') && !place.endsWith('.test.ts'),
    });
  }
  await linkPackages(copy);
}
