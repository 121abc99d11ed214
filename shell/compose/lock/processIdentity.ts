import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** A process, told apart from a later one with the same number by the moment it started (where the system says so). */
export interface ProcessIdentity {
  readonly pid: number;
  /** Clock ticks since the machine started (proc(5), field 22 of /proc/pid/stat); null elsewhere than on Linux. */
  readonly started: string | null;
  /** The machine it runs on, or the container: only there can its number be looked up. */
  readonly host: string;
}

async function startOf(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The second field, the command's name, may hold spaces; it ends with the last bracket.
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** This process. */
export const ownIdentity = async (): Promise<ProcessIdentity> => ({
  pid: process.pid,
  started: await startOf(process.pid),
  host: hostname(),
});

/** Whether that very process is known to live no more. Of another machine's processes nothing is known. */
export async function isDead({ pid, started, host }: ProcessIdentity): Promise<boolean> {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return true;
  }
  return started !== null && (await startOf(pid)) !== started;
}
