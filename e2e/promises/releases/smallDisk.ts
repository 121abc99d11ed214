import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });
const unmount = (place: string) => execFileSync('umount', [place], { stdio: 'pipe' });

/** Whether this account may mount a disk in memory: the only way to fill one without harm to others. */
export const canMount = ((): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const place = mkdtempSync(path.join(tmpdir(), 'mount-'));
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place);
    unmount(place);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(place);
  }
})();

/** A disk in memory that can be filled. */
interface SmallDisk {
  readonly folder: string;
  /** How many bytes are left. */
  readonly room: () => Promise<number>;
  /** Leaves that many bytes, or all that nobody uses. */
  readonly leave: (bytes?: number) => Promise<void>;
}

/** A small disk of one's own, gone when `use` has ended. */
export async function withSmallDisk(megabytes: number, use: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'small-disk-'));
  const filler = path.join(folder, 'filler');
  const room = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  try {
    await use({
      folder,
      room,
      leave: async (bytes) => {
        await rm(filler, { force: true });
        if (bytes !== undefined) await writeFile(filler, Buffer.alloc(Math.max(0, (await room()) - bytes)));
      },
    });
  } finally {
    unmount(folder);
    await rm(folder, { recursive: true });
  }
}

/** Makes a folder read-only while `use` runs, by a mount where root would write all the same. */
export async function withReadOnly(folder: string, use: () => Promise<void>): Promise<void> {
  if (canMount) {
    mount('--bind', folder, folder);
    mount('-o', 'remount,bind,ro', folder);
  } else await chmod(folder, 0o555);
  try {
    await use();
  } finally {
    if (canMount) unmount(folder);
    else await chmod(folder, 0o755);
  }
}
