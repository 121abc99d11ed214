import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../UserError';
import { siteFiles } from './uploadPlan';
import type { UploadStep } from './uploadPlan';

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? null;

/** Copies a file aside and puts it in place by one rename: a reader gets the old one or the new one. */
async function put(from: string, to: string): Promise<void> {
  const aside = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.part`);
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, aside);
    await rename(aside, to);
  } catch (error) {
    throw new UserError(
      `${to} could not be written (${(error as NodeJS.ErrnoException).code}); mend that and publish again`,
    );
  } finally {
    // What went wrong is said already.
    await rm(aside, { force: true }).catch(() => {});
  }
}

/** Copies one step of a plan into a folder. A versioned file that is there already never changes. */
export async function copyToFolder(site: string, { name, files }: UploadStep, folder: string): Promise<void> {
  for (const file of files) {
    const from = path.join(site, file);
    const to = path.join(folder, file);
    if (name === 'versioned files' && (await sizeOf(to)) === (await sizeOf(from))) continue;
    await put(from, to);
  }
}

/** Removes from a folder what no step of a plan names, and the folders that leaves empty. Gives what is gone. */
export async function tidyFolder(steps: readonly UploadStep[], folder: string): Promise<string[]> {
  const named = new Set(steps.flatMap(({ files }) => files));
  const gone = (await siteFiles(folder)).filter((file) => !named.has(file));
  for (const file of gone) await rm(path.join(folder, file));
  const folders = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const deepestFirst = folders
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .reverse();
  for (const one of deepestFirst) if ((await readdir(one)).length === 0) await rm(one, { recursive: true });
  return gone;
}
