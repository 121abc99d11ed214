import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { putAside } from './Candidate';
import type { Candidate } from './Candidate';
import { describeRelease } from './describeRelease';
import { prerenderFile, scriptFile, startFile, styleFile } from './fileNames';
import { integrityOf } from './integrity';
import type { ReleaseFile } from './Release';
import { versionOf } from './versionOf';

interface ReleaseParts {
  readonly name: string;
  readonly container: string;
  readonly contract: number;
  /** The folder webpack wrote. */
  readonly built: string;
  readonly pages: readonly string[];
  /** Picture files its pages show, as whole paths on disk. */
  readonly pictures: readonly string[];
}

async function describe(folder: string, file: string): Promise<ReleaseFile> {
  return { file, integrity: integrityOf(await readFile(path.join(folder, file))) };
}

const filesBelow = async (folder: string, below: string): Promise<string[]> =>
  (await readdir(path.join(folder, below)).catch(() => [])).sort().map((file) => `${below}/${file}`);

async function copyParts({ name, built, pictures }: ReleaseParts, folder: string): Promise<void> {
  for (const file of [scriptFile(name), styleFile(name), startFile, prerenderFile, 'fonts']) {
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

/** Gathers a build and the pictures it shows into a candidate for release, named by a hash of its bytes. */
export async function gatherRelease(releases: string, parts: ReleaseParts): Promise<Candidate> {
  return putAside(releases, parts.name, async (folder) => {
    await copyParts(parts, folder);
    const style = await describe(folder, styleFile(parts.name)).catch(() => undefined);
    const start = await describe(folder, startFile).catch(() => undefined);
    const content = {
      name: parts.name,
      container: parts.container,
      contract: parts.contract,
      pages: [...parts.pages].sort(),
      script: await describe(folder, scriptFile(parts.name)),
      ...(style && { style }),
      ...(start && { start }),
      prerender: await describe(folder, prerenderFile),
      assets: await Promise.all(
        [...(await filesBelow(folder, 'fonts')), ...(await filesBelow(folder, 'images'))].map((file) =>
          describe(folder, file),
        ),
      ),
    };
    return describeRelease(folder, { ...content, version: versionOf(content) });
  });
}
