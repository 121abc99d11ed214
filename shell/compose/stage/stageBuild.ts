import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, prerenderFile, scriptFile, styleFile, versionOf } from '../Release';
import type { ReleaseContent, ReleaseFile, SectionRelease, ShellRelease } from '../Release';
import { createStaging, writeManifest } from './createStaging';
import type { StagedRelease } from './createStaging';

/** What a build turned out to be. */
export type BuildFacts =
  | Pick<ShellRelease, 'kind' | 'name' | 'contract' | 'pages' | 'provides'>
  | Pick<SectionRelease, 'kind' | 'name' | 'contract' | 'pages' | 'container' | 'requires'>;

async function hashed(folder: string, file: string): Promise<ReleaseFile> {
  return { file, integrity: integrityOf(await readFile(path.join(folder, file))) };
}

const filesBelow = async (folder: string, below: string): Promise<string[]> =>
  (await readdir(path.join(folder, below)).catch(() => [])).sort().map((file) => `${below}/${file}`);

async function copyBuild(name: string, built: string, pictures: readonly string[], folder: string): Promise<void> {
  for (const file of [scriptFile(name), styleFile(name), prerenderFile, 'fonts']) {
    await cp(path.join(built, file), path.join(folder, file), { recursive: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // Styles and fonts are not part of every package; its scripts are.
        if (error.code !== 'ENOENT' || [scriptFile(name), prerenderFile].includes(file)) throw error;
      },
    );
  }
  await mkdir(path.join(folder, 'images'), { recursive: true });
  for (const picture of pictures) await cp(picture, path.join(folder, 'images', path.basename(picture)));
}

/**
 * Stages what webpack wrote and the pictures it shows as a release, named by a hash of its bytes.
 * @param built the folder webpack wrote.
 * @param pictures the files of the pictures, as whole paths.
 */
export async function stageBuild(
  releases: string,
  facts: BuildFacts,
  built: string,
  pictures: readonly string[],
): Promise<StagedRelease> {
  const { name } = facts;
  return createStaging(releases, name, async (folder) => {
    await copyBuild(name, built, pictures, folder);
    const style = await hashed(folder, styleFile(name)).catch(() => undefined);
    const assets = [...(await filesBelow(folder, 'fonts')), ...(await filesBelow(folder, 'images'))];
    const files = {
      script: await hashed(folder, scriptFile(name)),
      ...(style && { style }),
      prerender: await hashed(folder, prerenderFile),
      assets: await Promise.all(assets.map((file) => hashed(folder, file))),
    };
    const pages = [...facts.pages].sort();
    const content: ReleaseContent = { ...facts, pages, ...files };
    return writeManifest(folder, { ...content, version: versionOf(content) });
  });
}
