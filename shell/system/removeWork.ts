import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Removes the temporary folder of this process, and those of ended processes on this machine. */
export async function removeWork(work: string): Promise<void> {
  // If a change failed, one of its git processes may still write there. The next command removes the rest.
  await rm(work, { recursive: true, force: true }).catch(() => {});
  const folder = path.dirname(work);
  for (const entry of await readdir(folder).catch(() => [])) {
    const [, host, pid] = /^(.*)-(\d+)$/.exec(entry) ?? [];
    if (host !== hostname()) continue;
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH')
        await rm(path.join(folder, entry), { recursive: true, force: true }).catch(() => {});
    }
  }
}
