import { contractVersion } from '@site/section/Section';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../site/compress';
import { prerenderFile, scriptFile, styleFile } from './fileNames';
import { integrityOf } from './integrity';
import { manifestFile, publicFiles } from './Release';
import type { Release, ReleaseFile, StoredRelease } from './Release';

interface ReleaseParts {
  readonly name: string;
  readonly container: string;
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

async function gather({ name, built, pictures }: ReleaseParts, folder: string): Promise<void> {
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
 * Stores a build as an immutable release: gathered aside, named by a hash of its bytes, moved into place by one rename.
 * The same bytes again are the same release (`isNew` is false), and nothing is written.
 */
export async function storeRelease(releases: string, parts: ReleaseParts): Promise<StoredRelease & { isNew: boolean }> {
  const { name, container, pages } = parts;
  const shelf = path.join(releases, name);
  await mkdir(shelf, { recursive: true });
  const aside = await mkdtemp(path.join(releases, `.${name}-`));
  try {
    await gather(parts, aside);
    const style = await describe(aside, styleFile(name)).catch(() => undefined);
    const content: Omit<Release, 'version'> = {
      name,
      container,
      contract: contractVersion,
      pages: [...pages].sort(),
      script: await describe(aside, scriptFile(name)),
      ...(style && { style }),
      prerender: await describe(aside, prerenderFile),
      assets: await Promise.all(
        [...(await filesBelow(aside, 'fonts')), ...(await filesBelow(aside, 'images'))].map((file) =>
          describe(aside, file),
        ),
      ),
    };
    const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
    const release: Release = { ...content, version };
    const folder = path.join(shelf, version);
    const stored = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => null);
    if (stored === null) {
      await Promise.all(publicFiles(release).map(({ file }) => compressFile(path.join(aside, file))));
      await writeFile(path.join(aside, manifestFile), `${JSON.stringify(release, null, 2)}\n`);
      await rename(aside, folder);
    }
    return { release, folder, isNew: stored === null };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
