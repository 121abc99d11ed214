import { chmod, copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../system/UserError';

/** The rights that let a web server with another account read files, whatever the umask is. */
const readable = { folder: 0o755, file: 0o644 } as const;

/** The rights of a group. A folder with the first bit passes its group on to what is made in it. */
const ofGroup = { folder: 0o2070, file: 0o070 } as const;

const modeOf = async (place: string) => (await stat(place)).mode & 0o7777;

/** Adds rights to a file or folder if they are missing. It skips those of another account. */
async function allow(place: string, rights: number): Promise<void> {
  const mode = await modeOf(place);
  if ((rights & ~mode) === 0) return;
  await chmod(place, mode | rights).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}

/**
 * Makes a folder in a target, and every folder between. Other accounts can read the new ones, and the group has the rights
 * that it has in the folder above. A folder that exists keeps its mode.
 */
async function makeFolder(folder: string, target: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  const isInTarget = first.startsWith(target + path.sep);
  const inherited = isInTarget ? (await modeOf(path.dirname(first))) & ofGroup.folder : 0;
  for (let at = folder; at.length >= first.length; at = path.dirname(at)) await allow(at, readable.folder | inherited);
}

/**
 * Copies a file to a temporary name and renames it. A reader gets either the old file or the new one. A file that is the same
 * is not written.
 * @param target the top folder of the site at the host.
 * @throws UserError if the file cannot be written.
 */
export async function putFile(from: string, to: string, target: string): Promise<void> {
  const aside = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.part`);
  try {
    await makeFolder(path.dirname(to), target);
    if ((await readFile(to).catch(() => null))?.equals(await readFile(from))) return await allow(to, readable.file);
    const before = await modeOf(to).catch(() => 0);
    await copyFile(from, aside);
    await chmod(aside, readable.file | (before & ofGroup.file));
    await rename(aside, to);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {});
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(`${to} could not be written (${code}); fix that and publish again`);
  }
}
