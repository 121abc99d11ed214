import { root } from '@site/build/packages';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A work tree of its own, with some sections or with all. */
export interface OwnTree {
  readonly folder: string;
  readonly write: (file: string, text: string) => Promise<void>;
  /** Changes a text of a file that has it. */
  readonly replace: (file: string, from: string, to: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const isInstalled = (place: string) => /(^|\/)(node_modules|dist)$/.test(path.relative(root, place));

/** The folder of the packages that the repository's lock file names. */
export const installed = path.join(root, 'node_modules');

/** Links what is installed; the repository's own packages are those of this tree. */
async function linkPackages(folder: string, folders: readonly string[]): Promise<void> {
  await mkdir(path.join(folder, 'node_modules/@site'), { recursive: true });
  for (const packages of folders) {
    for (const name of (await readdir(packages)).filter((one) => one !== '@site')) {
      const link = path.join(folder, 'node_modules', name);
      await rm(link, { force: true });
      await symlink(path.join(packages, name), link);
    }
  }
  for (const name of await readdir(path.join(installed, '@site'))) {
    const own = await readlink(path.join(installed, '@site', name));
    await symlink(own, path.join(folder, 'node_modules/@site', name));
  }
  await symlink(path.join(root, 'shell/node_modules'), path.join(folder, 'shell/node_modules'));
}

/**
 * Copies what sections are made from: their folders, and what all sections share.
 * @param sections folders such as 'mfe-events'; where one section's people work, nobody else's is there.
 * @param packages folders of packages; what a later one has takes the place of the same in those before.
 */
export async function ownTree(
  sections: string | readonly string[],
  packages: readonly string[] = [installed],
): Promise<OwnTree> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tree-'));
  const files = ['package.json', 'package-lock.json', 'tsconfig.base.json', '.prettierrc.json', '.prettierignore'];
  for (const part of ['shell', 'shared-data', ...[sections].flat(), ...files]) {
    await cp(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !isInstalled(source),
    });
  }
  await linkPackages(folder, packages);
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
