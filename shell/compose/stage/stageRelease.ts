import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../../hosts/compress';
import { mapConcurrently } from '../mapConcurrently';
import {
  federationManifestFile,
  filesOf,
  homeStyleFile,
  integrityOf,
  manifestFile,
  parseRelease,
  prerenderFile,
  publicFiles,
  scriptFile,
  styleFile,
  versionOf,
} from '../Release';
import type { Release, ReleaseContent, ReleaseFile, SectionRelease, ShellRelease, StoredRelease } from '../Release';
import { UserError } from '../UserError';

/** A release in a folder of its own beside the stored ones: it may still turn out to be no good. */
export type StagedRelease = StoredRelease;

/** What staging folders are called, so that those of a killed run are known again. */
export const isStaging = (entry: string) => entry.startsWith('.');

/** Removes a staged release that is not taken. */
export const discardStaged = ({ folder }: StagedRelease) => rm(folder, { recursive: true, force: true });

/**
 * Fills a folder of its own with the files of a release, and completes it: their compressed forms, and the manifest that makes
 * it one. Nothing of it stays behind when that fails.
 */
async function stage(
  releases: string,
  name: string,
  fill: (folder: string) => Promise<Release>,
): Promise<StagedRelease> {
  const folder = path.join(releases, `.${name}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    const release = await fill(folder);
    await Promise.all(publicFiles(release).map(({ file }) => compressFile(path.join(folder, file))));
    await writeFile(path.join(folder, manifestFile), `${JSON.stringify(release, null, 2)}\n`);
    return { release, folder };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** What a build turned out to be. */
export type BuildFacts =
  | Pick<ShellRelease, 'kind' | 'name' | 'contract' | 'pages' | 'provides'>
  | Pick<SectionRelease, 'kind' | 'name' | 'contract' | 'pages' | 'container' | 'requires'>;

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
  return stage(releases, name, async (folder) => {
    await copyBuild(name, built, pictures, folder);
    const style = await hashed(folder, styleFile(name)).catch(() => undefined);
    const homeStyle = name === 'shell' ? await hashed(folder, homeStyleFile).catch(() => undefined) : undefined;
    const federationManifest = await hashed(folder, federationManifestFile).catch(() => undefined);
    const assets = [...(await filesBelow(folder, 'fonts')), ...(await filesBelow(folder, 'images'))];
    const files = {
      script: await hashed(folder, scriptFile(name)),
      ...(style && { style }),
      ...(homeStyle && { homeStyle }),
      ...(federationManifest && { federationManifest }),
      prerender: await hashed(folder, prerenderFile),
      assets: await Promise.all(assets.map((file) => hashed(folder, file))),
    };
    const pages = [...facts.pages].sort();
    const content: ReleaseContent = { ...facts, pages, ...files };
    return { ...content, version: versionOf(content) };
  });
}

async function hashed(folder: string, file: string): Promise<ReleaseFile> {
  return { file, integrity: integrityOf(await readFile(path.join(folder, file))) };
}

const filesBelow = async (folder: string, below: string): Promise<string[]> =>
  (await readdir(path.join(folder, below)).catch(() => [])).sort().map((file) => `${below}/${file}`);

async function copyBuild(name: string, built: string, pictures: readonly string[], folder: string): Promise<void> {
  const own = name === 'shell' ? homeStyleFile : federationManifestFile;
  for (const file of [scriptFile(name), styleFile(name), own, prerenderFile, 'fonts']) {
    await cp(path.join(built, file), path.join(folder, file), { recursive: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // Not part of every package; its scripts are.
        if (error.code !== 'ENOENT' || [scriptFile(name), prerenderFile].includes(file)) throw error;
      },
    );
  }
  await mkdir(path.join(folder, 'images'), { recursive: true });
  for (const picture of pictures) await cp(picture, path.join(folder, 'images', path.basename(picture)));
}

/** A whole release somewhere else, in a folder or at another origin. */
export interface ReleaseSource {
  /** What to call it in an error. */
  readonly place: string;
  /** The version it goes by, where that is known beforehand. */
  readonly version?: string;
  /** Reads one file of it. Rejects with a UserError where that cannot be. */
  readonly read: (file: string) => Promise<Buffer>;
}

/** A whole release in a folder; null where the folder holds no release, but perhaps a build. */
export function folderSource(name: string, folder: string): ReleaseSource | null {
  if (!existsSync(path.join(folder, manifestFile))) return null;
  return {
    place: folder,
    read: (file) =>
      readFile(path.join(folder, file)).catch(() => {
        throw new UserError(`${name}: ${path.join(folder, file)} is missing; take a whole release`);
      }),
  };
}

/** Stages a whole release from somewhere else, each file checked against its hash before it is written. */
export async function stageRelease(releases: string, name: string, source: ReleaseSource): Promise<StagedRelease> {
  const place = `${source.place}/${manifestFile}`;
  const release = parseRelease((await source.read(manifestFile)).toString(), name, place);
  if (source.version && source.version !== release.version) {
    throw new UserError(
      `${name}: ${place} describes ${release.version}, not ${source.version}; offer it by its own name`,
    );
  }
  return stage(releases, name, async (folder) => {
    await mapConcurrently(filesOf(release), async ({ file, integrity }) => {
      const bytes = await source.read(file);
      if (integrityOf(bytes) !== integrity) {
        throw new UserError(
          `${name}: ${source.place}/${file} is not the file that ${release.version} names; publish a release whole, under a version of its own`,
        );
      }
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    });
    return release;
  });
}
