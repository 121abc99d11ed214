import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dirs } from './dirs';
import { readLivePackages } from './LiveSite';
import type { LivePackage } from './LiveSite';
import { buildTime } from './settings';
import { removeStaleReleases } from './store/retention';
import { UserError } from './UserError';
import { removeStaleSites } from './write/switchSite';

const waiting = (line: string) => console.log(line);

/**
 * Makes releases, one run at a time; the site may change meanwhile, as by a way back, which waits for no build. What killed
 * runs left is cleared up first.
 * @param doing what is done, for others that wait.
 */
export function withBuildLock<Result>(doing: string, make: () => Promise<Result>): Promise<Result> {
  return withLock({ lock: dirs.locks.build, doing, waiting }, async () => {
    await removeStaleReleases(dirs.releases);
    return make();
  });
}

/**
 * Changes the live site, one change at a time: what killed runs left is cleared up, and what is live is read once nobody else
 * can change it. Whoever holds both locks takes the build lock first.
 * @param doing what the change is, for others that wait.
 * @param change gets what is live and the present instant (ISO 8601, UTC).
 */
export function withSiteLock<Result>(
  doing: string,
  change: (live: readonly LivePackage[], now: string) => Promise<Result>,
): Promise<Result> {
  return withLock({ lock: dirs.locks.site, doing, waiting }, async () => {
    await removeStaleSites(dirs.sites, dirs.site);
    return change(await readLivePackages(dirs.site), buildTime().toISOString());
  });
}

/** Who holds a lock, since when (ISO 8601, UTC), and why. */
export interface LockOwner extends ProcessIdentity {
  readonly since: string;
  readonly doing: string;
}

interface LockOptions {
  /** The lock's file. */
  readonly lock: string;
  /** What the owner is doing, for those who wait: 'releasing events'. */
  readonly doing: string;
  /** How long to wait for another owner, in milliseconds. */
  readonly patience?: number;
  /** Called once with what to tell whoever waits. */
  readonly waiting?: (line: string) => void;
}

/** The lock as its owner wrote it; null where there is none, or none that can be read. */
const readOwner = async (lock: string): Promise<LockOwner | null> =>
  readFile(lock, 'utf8')
    .then((text) => JSON.parse(text) as LockOwner)
    .catch(() => null);

/** Makes the lock file, whole, unless there is one. */
async function take(lock: string, owner: LockOwner): Promise<boolean> {
  const draft = `${lock}.${owner.pid}.${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify(owner));
    await link(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Removes the lock of a dead owner. That takes a lock of its own, named after the dead: whoever comes second finds the
 * first lock in other hands and leaves it alone.
 */
async function takeAway(lock: string, dead: LockOwner): Promise<void> {
  await withLock({ lock: `${lock}-of-${dead.pid}`, doing: `clearing up after ${dead.doing}` }, async () => {
    const owner = await readOwner(lock);
    if (owner?.pid === dead.pid && owner.since === dead.since) await rm(lock, { force: true });
  });
}

const held = ({ pid, host, doing, since }: LockOwner) =>
  `Another process (${pid} on ${host}) is ${doing} since ${since}`;

function refuseToWait(lock: string, owner: LockOwner | null): never {
  throw new UserError(
    owner
      ? `${held(owner)}; try again when it is done, or delete ${lock} if it runs no more`
      : `${lock} cannot be read; delete it if nothing is being released`,
  );
}

/**
 * Runs one change of the site at a time. Waits for another owner; takes over from a process that no longer lives, whatever
 * the clock says.
 * @throws UserError naming the owner when the wait is over.
 */
export async function withLock<Result>(
  { lock, doing, patience = 120_000, waiting = () => {} }: LockOptions,
  change: () => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(lock), { recursive: true });
  const mine: LockOwner = { ...(await ownIdentity()), since: new Date().toISOString(), doing };
  const began = performance.now();
  let told = false;
  while (!(await take(lock, mine))) {
    const owner = await readOwner(lock);
    const waited = performance.now() - began;
    if (owner && (await isDead(owner))) await takeAway(lock, owner);
    else if (waited > patience) refuseToWait(lock, owner);
    else {
      if (owner && !told && waited > 1000) {
        told = true;
        waiting(`${held(owner)}; waiting for it`);
      }
      await sleep(50);
    }
  }
  try {
    await removeDeadLocks(lock);
    return await change();
  } finally {
    const owner = await readOwner(lock);
    if (owner?.pid === mine.pid && owner.since === mine.since) await rm(lock, { force: true });
  }
}

/** A process, told apart from a later one with the same number by the moment it started (where the system says so). */
interface ProcessIdentity {
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
const ownIdentity = async (): Promise<ProcessIdentity> => ({
  pid: process.pid,
  started: await startOf(process.pid),
  host: hostname(),
});

/** Whether that very process is known to live no more. Of another machine's processes nothing is known. */
async function isDead({ pid, started, host }: ProcessIdentity): Promise<boolean> {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return true;
  }
  return started !== null && (await startOf(pid)) !== started;
}

/**
 * Removes what processes left that died while taking a lock, or while clearing one away: drafts, which name their process
 * (`lock.<pid>.<any>`), and locks upon locks (`lock-of-<pid>`). The lock itself is not touched.
 */
async function removeDeadLocks(lock: string): Promise<void> {
  const folder = path.dirname(lock);
  const name = path.basename(lock);
  const { host } = await ownIdentity();
  for (const entry of await readdir(folder)) {
    if (!entry.startsWith(`${name}.`) && !entry.startsWith(`${name}-of-`)) continue;
    const place = path.join(folder, entry);
    const drafter = /\.(\d+)\.[\w-]+$/.exec(entry)?.[1];
    const owner = drafter ? { pid: Number(drafter), started: null, host } : await readOwner(place);
    if (owner && (await isDead(owner))) await rm(place, { force: true }).catch(() => {});
  }
}
