import { root } from '@site/build/packages';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A work tree in which one section's people work: nobody else's section is in it. */
export interface OwnTree {
  readonly folder: string;
  readonly write: (file: string, text: string) => Promise<void>;
  /** Changes a text of a file that has it. */
  readonly replace: (file: string, from: string, to: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const isInstalled = (place: string) => /(^|\/)(node_modules|dist)$/.test(path.relative(root, place));

/** Links what is installed; the repository's own packages are those of this tree. */
async function linkPackages(folder: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  await mkdir(path.join(folder, 'node_modules/@site'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@site') await symlink(path.join(installed, name), path.join(folder, 'node_modules', name));
  }
  for (const name of await readdir(path.join(installed, '@site'))) {
    const own = await readlink(path.join(installed, '@site', name));
    await symlink(own, path.join(folder, 'node_modules/@site', name));
  }
  await symlink(path.join(root, 'shell/node_modules'), path.join(folder, 'shell/node_modules'));
}

/** Copies what a section is made from: its folder, and what all sections share. */
export async function ownTree(section: string): Promise<OwnTree> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tree-'));
  for (const part of ['shell', 'shared-data', section, 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    await cp(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !isInstalled(source),
    });
  }
  await linkPackages(folder);
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  return {
    folder,
    write,
    replace: async (file, from, to) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not have '${from}'`);
      await write(file, text.replace(from, to));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
