import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../UserError';
import type { StoredRelease } from '../Release';
import { isStaging } from '../stage/stageRelease';
import { readLivePackages, referencedVersions } from '../LiveSite';
import type { LivePackage } from '../LiveSite';
import { readRelease, storedVersions, removeRelease } from './storeRelease';

/** What is kept of releases, and for how long. */
const kept = {
  /** Of every package its newest releases, and all of the last days, whatever else. */
  stored: { releases: 5, days: 30 },
  /** How many releases of a package the site serves: an open tab may be that far behind and still find its files. */
  served: 6,
} as const;

const day = 24 * 60 * 60_000;

/** A stored release and when it was stored, in milliseconds since the epoch. */
export interface ShelvedRelease {
  readonly version: string;
  readonly at: number;
}

/**
 * The versions of one package that nobody needs any more: old, not among the newest, and named by no record. One that was
 * stored in the future, before the clock went back, is not old.
 * @param named versions that a record of a composed site names.
 */
export function prunable(shelf: readonly ShelvedRelease[], named: ReadonlySet<string>, now: number): string[] {
  return [...shelf]
    .sort((a, b) => b.at - a.at)
    .slice(kept.stored.releases)
    .filter(({ version, at }) => !named.has(version) && now - at > kept.stored.days * day)
    .map(({ version }) => version);
}

interface PruneOptions {
  readonly releases: string;
  readonly sites: string;
  readonly now: number;
  /** Whether to say what would go, and let it be. */
  readonly dryRun: boolean;
}

/**
 * Removes releases that nobody needs any more. Only for the owner of the lock.
 * @returns what went, as 'events 0123456789abcdef'.
 */
export async function pruneReleases({ releases, sites, now, dryRun }: PruneOptions): Promise<string[]> {
  const named = await recordedVersions(sites);
  const gone: string[] = [];
  for (const name of (await readdir(releases).catch(() => [])).filter((entry) => !isStaging(entry))) {
    const shelf = await Promise.all(
      (await storedVersions(releases, name)).map(async (version) => ({
        version,
        at: (await stat(path.join(releases, name, version))).mtimeMs,
      })),
    );
    for (const version of prunable(shelf, named.get(name) ?? new Set(), now)) {
      if (!dryRun) await removeRelease(releases, { name, version });
      gone.push(`${name} ${version}`);
    }
  }
  return gone;
}

/**
 * Every version that the records of the composed sites name, by package: what is live, what one may go back to, and what
 * open tabs may ask for.
 * @throws UserError where a record cannot be read: it may name anything.
 */
async function recordedVersions(sites: string): Promise<Map<string, Set<string>>> {
  const named = new Map<string, Set<string>>();
  for (const entry of await readdir(sites).catch(() => [])) {
    for (const pkg of await readLivePackages(path.join(sites, entry))) {
      const versions = referencedVersions(pkg);
      named.set(pkg.name, new Set([...(named.get(pkg.name) ?? []), ...versions]));
    }
  }
  return named;
}

interface KeptReleases {
  readonly releases: readonly StoredRelease[];
  /** What kept an earlier release from being among them. */
  readonly notes: readonly string[];
}

/**
 * The releases whose files stay reachable, newest first: the live one, and the last before it that are stored whole. A
 * damaged one that is not live is left out: it is no reason to keep the site from changing.
 */
export async function keptReleases(folder: string, pkg: LivePackage): Promise<KeptReleases> {
  const stored = new Set(await storedVersions(folder, pkg.name));
  const releases: StoredRelease[] = [];
  const notes: string[] = [];
  for (const version of referencedVersions(pkg).filter((one) => stored.has(one))) {
    if (releases.length === kept.served) break;
    try {
      releases.push(await readRelease(folder, pkg.name, version));
    } catch (error) {
      if (version === pkg.version) throw error;
      notes.push(`${errorMessage(error)} (it is not live: the site is composed without it)`);
    }
  }
  return { releases, notes };
}

/** Removes releases that killed runs were making. Only for the owner of the build lock, who knows that nobody else makes any. */
export async function removeStaleReleases(releases: string): Promise<void> {
  for (const entry of (await readdir(releases).catch(() => [])).filter(isStaging)) {
    // What cannot be removed now is removed another time.
    await rm(path.join(releases, entry), { recursive: true, force: true }).catch(() => {});
  }
}
