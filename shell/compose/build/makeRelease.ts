import type { BuiltPackage } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { misfit, type SectionData } from '../contract/SectionData';
import type { ShellData } from '../contract/ShellData';
import { builtFiles, manifestFile, manifestOf, prerenderFile, sourceMapFile } from '../Release';
import { neededPictures } from '../render/pictures';
import { loadSection } from '../render/renderSection';
import { loadShell } from '../render/shells';
import type { LiveShell } from '../render/Site';
import { withRunner } from '../runner/startRunner';
import { buildDay } from '../../system/settings';
import { checkOut, writeTree } from '../store/releaseFolder';
import type { Store } from '../store/store';
import { Refusal } from '../../system/UserError';

/**
 * Describes a section with the facts of the first shell that fits it.
 * @throws Refusal with the fault that the newest shell finds, if none fits.
 */
async function describeSection(name: string, folder: string, shells: AsyncIterable<LiveShell>): Promise<SectionData> {
  let first: unknown = new Refusal(name, 'there is no shell to show it in; run npm run build');
  let isFirst = true;
  for await (const shell of shells) {
    try {
      return await withRunner(async (runner) => {
        await loadShell(runner, shell.release.folder);
        const data = await loadSection(runner, name, folder, buildDay());
        const fault = misfit(data, shell);
        if (fault) throw new Refusal(name, fault);
        return data;
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isFirst) first = error;
      isFirst = false;
    }
  }
  throw first;
}

const describe = (
  name: string,
  folder: string,
  shells: () => AsyncIterable<LiveShell>,
): Promise<SectionData | ShellData> =>
  name === 'shell' ? withRunner((runner) => loadShell(runner, folder)) : describeSection(name, folder, shells());

/**
 * Adds the pictures that a package needs to its folder.
 * @throws Refusal if a picture does not exist.
 */
async function addPictures(name: string, folder: string, data: SectionData | ShellData): Promise<void> {
  const code = await readFile(path.join(folder, prerenderFile), 'utf8');
  await mkdir(path.join(folder, 'images'), { recursive: true });
  for (const address of neededPictures(code, data)) {
    const target = path.join(folder, address);
    if (existsSync(target)) continue;
    const picture = path.join(dirs.pictures, path.basename(address));
    if (!existsSync(picture)) {
      const shown = path.relative(dirs.root, picture);
      throw new Refusal(name, `needs the picture ${shown}, which does not exist; run npm run pictures`);
    }
    await copyFile(picture, target);
  }
}

/**
 * Makes a release of a finished build. It adds the manifest and the pictures that the build needs, and writes the folder to
 * git. The version of the release is the hash of this content. Nothing is rendered.
 * @param modules every module of the build; empty if another machine built it.
 * @throws Refusal if the bundle breaks the contract, or a picture does not exist.
 */
export async function makeRelease(
  store: Store,
  pkg: BuiltPackage,
  folder: string,
  modules: readonly string[],
  shells: () => AsyncIterable<LiveShell>,
) {
  const { name } = pkg;
  const data = await describe(name, folder, shells);
  await addPictures(name, folder, data);
  const kept = [...builtFiles(name), sourceMapFile];
  const others = (await readdir(folder)).filter((entry) => !kept.includes(entry));
  for (const entry of others) await rm(path.join(folder, entry), { recursive: true });
  await writeFile(path.join(folder, manifestFile), `${JSON.stringify(manifestOf(pkg, data, modules), null, 2)}\n`);
  const tree = await writeTree(store, name, folder);
  return { tree, release: await checkOut(store, name, tree) };
}
