import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isStaging } from './releases/StagedRelease';
import { prunable } from './releases/prunable';
import { storedVersions } from './releases/readRelease';
import { removeRelease } from './releases/removeRelease';
import { recordedVersions } from './site/recordedVersions';

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
