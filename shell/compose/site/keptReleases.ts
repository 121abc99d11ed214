import { errorMessage } from '../errorMessage';
import { readRelease, storedVersions } from '../releases/readRelease';
import type { StoredRelease } from '../releases/Release';
import { namedVersions } from './LiveSite';
import type { LivePackage } from './LiveSite';

/** How many releases of a package an open tab may be behind and still find its files. */
const kept = 6;

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
  for (const version of namedVersions(pkg).filter((one) => stored.has(one))) {
    if (releases.length === kept) break;
    try {
      releases.push(await readRelease(folder, pkg.name, version));
    } catch (error) {
      if (version === pkg.version) throw error;
      notes.push(`${errorMessage(error)} (it is not live: the site is composed without it)`);
    }
  }
  return { releases, notes };
}
