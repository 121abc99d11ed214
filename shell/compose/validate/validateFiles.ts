import { classPrefix } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { pictureBudget } from '@site/shared-data/pictureKinds';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import { errorMessage, UserError } from '../UserError';
import type { Release } from '../Release';
import type { StagedRelease } from '../stage/createStaging';
import { isOwnClass, validateStyle } from './validateStyle';

/** Refuses a file that is heavier on the wire than it may be. */
async function refuseOverweight({ release, folder }: StagedRelease): Promise<void> {
  const limits = budget[release.kind];
  for (const part of ['script', 'style'] as const) {
    const file = release[part]?.file;
    const size = file ? (await stat(path.join(folder, `${file}.br`))).size : 0;
    if (size > limits[part]) {
      throw new UserError(
        `${release.name}: ${file} weighs ${size} bytes as brotli; make it at most ${limits[part]} (shell/compose/validate/validateFiles.ts)`,
      );
    }
  }
}

/** Refuses a picture that takes long on a slow line. */
async function refuseHeavyPictures({ release, folder }: StagedRelease): Promise<void> {
  for (const { file } of release.assets.filter((asset) => asset.file.startsWith('images/'))) {
    const { size } = await stat(path.join(folder, file));
    if (size > budget.picture) {
      throw new UserError(
        `${release.name}: ${file} weighs ${size} bytes; a picture may weigh at most ${budget.picture}: encode it smaller (shared-data/art/README.md)`,
      );
    }
  }
}

/** Refuses a section's styles that would change more than the section. */
async function refuseStrayStyles(pkg: BuiltPackage, { release, folder }: StagedRelease): Promise<void> {
  if (release.kind === 'shell' || !release.style) return;
  const { file } = release.style;
  const files = new Set(release.assets.map((asset) => `/${asset.file}`));
  const fault = validateStyle(
    await readFile(path.join(folder, file), 'utf8'),
    isOwnClass(pkg, classPrefix(pkg)),
    files,
  );
  if (fault) throw new UserError(`${release.name}: ${file} ${fault}`);
}

/** Refuses a script no browser could run as one. Nothing of it runs here. */
async function refuseBrokenScript({ release, folder }: StagedRelease): Promise<void> {
  const { file } = release.script;
  try {
    new Script(await readFile(path.join(folder, file), 'utf8'), { filename: file });
  } catch (error) {
    const reason = errorMessage(error);
    throw new UserError(
      /'export'|import statement|'import\.meta'/.test(reason)
        ? `${release.name}: ${file} is an ES module, which this site does not load; build the container with library: { type: 'var' }`
        : `${release.name}: ${file} is no script a browser can run (${reason}); build it again`,
    );
  }
}

function refuseOtherPackage({ name, container }: BuiltPackage, release: Release): void {
  if (release.kind === 'section' && release.container !== container) {
    throw new UserError(
      `${name}: release.json names the container ${release.container}; build the section as ${container} (shell/build/packages.js)`,
    );
  }
}

/** The checks of a staged release's files, whoever built it. */
export async function validateFiles(pkg: BuiltPackage, staged: StagedRelease): Promise<void> {
  refuseOtherPackage(pkg, staged.release);
  await refuseBrokenScript(staged);
  await refuseOverweight(staged);
  await refuseHeavyPictures(staged);
  await refuseStrayStyles(pkg, staged);
}

/**
 * The most a file of a release may weigh as it goes over the wire, in bytes (texts as brotli): a promise to people on slow lines.
 * Raise one in the open, by a change to this file.
 */
export const budget = {
  shell: { script: 110_000, style: 12_000 },
  section: { script: 40_000, style: 12_000 },
  /** A whole document: what the first TCP window carries. */
  page: 14_600,
  /** One file of a picture. The largest a page shows has about 70 KB; photographs are encoded to stay within it. */
  picture: pictureBudget,
} as const;
