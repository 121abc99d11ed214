import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns whether a git is running in the repository of a lock. A git of another account may run anywhere, because its
 * folder cannot be read.
 * @param proc the folder with the processes of this system.
 * @returns null if this system has no such folder.
 */
export async function isGitRunning(lock: string, proc = '/proc'): Promise<boolean | null> {
  const processes = await readdir(proc).catch(() => null);
  if (!processes) return null;
  const folderOfLock = await realpath(path.dirname(lock));
  const running = processes.map(async (one) => {
    const name = await readFile(path.join(proc, one, 'comm'), 'utf8').catch(() => '');
    if (!name.startsWith('git')) return false;
    // A process that has ended meanwhile has no folder.
    const folder = await readlink(path.join(proc, one, 'cwd')).catch(({ code }: NodeJS.ErrnoException) =>
      code === 'ENOENT' || code === 'ESRCH' ? undefined : null,
    );
    if (typeof folder !== 'string') return folder === null;
    return `${folderOfLock}/`.startsWith(`${folder}/`) && existsSync(path.join(folder, 'HEAD'));
  });
  return (await Promise.all(running)).includes(true);
}
