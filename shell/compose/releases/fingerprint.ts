import { root } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What every package is built from besides its own folder. */
const common = [
  'shared-data/src',
  'shared-data/pictures',
  'shell/section',
  'shell/ui',
  'shell/build',
  'package-lock.json',
  'tsconfig.base.json',
];

const ignored = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|\.md$/;

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of every file a package is built from: while it stays the same, so would the build. */
export async function fingerprint(folder: string): Promise<string> {
  // The shell's folder holds compose and the preview server too, which are no part of its build.
  const own =
    folder === 'shell' ? ['shell/src', 'shell/static', 'shell/webpack.config.js', 'shell/package.json'] : [folder];
  const files = (await Promise.all([...own, ...common].map((place) => filesOf(path.join(root, place))))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((one) => !ignored.test(path.relative(root, one))).sort()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex');
}
