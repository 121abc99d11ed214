import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { admitRelease } from './admitRelease';
import { dirs } from './dirs';
import { errorMessage } from './UserError';
import { packageNamed } from './packageNamed';
import { askOrigin, originSource } from './stage/fetchRelease';
import type { LivePointer } from './stage/fetchRelease';
import { sectionOrigins } from './stage/sectionOrigins';
import { readLiveShell, readRelease, storedVersions } from './store/readRelease';
import type { NewlyStored } from './store/storeRelease';
import { goLive } from './LiveSite';
import type { LivePackage } from './LiveSite';

interface FollowOptions {
  /** The present instant: ISO 8601, UTC. */
  readonly now: string;
  /** A section whose origin has to answer, with a release that is good; those of the others may stay as they are. */
  readonly asked?: string;
}

interface FollowedOrigins {
  /** What is live once the origins have been followed. */
  readonly live: readonly LivePackage[];
  /** What became of each origin, where there is something to say. */
  readonly notes: readonly string[];
  /** Takes back what was stored, when it cannot go live after all. */
  readonly discard: () => Promise<void>;
}

/** Where the script of a package comes from: an address elsewhere, or this site. */
function fromFolder(live: readonly LivePackage[], name: string, folder: string | null): LivePackage[] {
  return live.map((pkg) => {
    if (pkg.name !== name) return pkg;
    const { origin, ...rest } = pkg;
    return folder ? { ...rest, origin: folder } : origin ? rest : pkg;
  });
}

/**
 * Takes what other origins offer. An origin that does not answer, or offers something that cannot go live, changes nothing:
 * the last good release stays, and its script comes from this site, where nothing is down. A release that was gone back from
 * stays away until its origin offers another.
 */
export async function followOrigins(
  before: readonly LivePackage[],
  { now, asked }: FollowOptions,
): Promise<FollowedOrigins> {
  const origins = sectionOrigins(packages);
  const notes: string[] = [];
  const discards: (() => Promise<void>)[] = [];
  const discard = async () => {
    for (const one of discards) await one();
  };
  const built = before.filter(({ name }) => !origins.has(name));
  let live = built.reduce<readonly LivePackage[]>((record, { name }) => fromFolder(record, name, null), before);
  for (const [name, origin] of origins) {
    const known = live.find((pkg) => pkg.name === name);
    try {
      const pointer = await askOrigin(name, origin);
      const wasRolledBack = known?.rolledBack?.some(({ version }) => version === pointer.version) ?? false;
      if (wasRolledBack && asked !== name) {
        live = fromFolder(live, name, null);
        notes.push(`${name}: ${origin} offers ${pointer.version}, which was gone back from; ${known?.version} stays`);
        continue;
      }
      discards.push((await offeredRelease(packageNamed(name), pointer, origin, before)).discard);
      live = fromFolder(goLive(live, name, pointer.version, now), name, `${origin}/${pointer.version}`);
      if (known?.version !== pointer.version) notes.push(`${name} ${pointer.version} comes from ${origin}`);
    } catch (error) {
      if (!known || asked === name) {
        await discard();
        throw error;
      }
      live = fromFolder(live, name, null);
      notes.push(
        `⚠ ${errorMessage(error)}; meanwhile its last good release ${known.version} stays, served from this site`,
      );
    }
  }
  const followed = live.map((pkg) => {
    const follows = origins.get(pkg.name);
    return follows ? { ...pkg, follows } : pkg;
  });
  return { live: followed, notes, discard };
}

/** The release an origin offers, stored here: fetched and looked at like any other, unless it is stored already. */
async function offeredRelease(
  pkg: BuiltPackage,
  pointer: LivePointer,
  origin: string,
  live: readonly LivePackage[],
): Promise<NewlyStored> {
  const { name, version } = pointer;
  if ((await storedVersions(dirs.releases, name)).includes(version)) {
    return { ...(await readRelease(dirs.releases, name, version)), discard: () => Promise.resolve() };
  }
  return admitRelease(pkg, originSource(pointer, origin), await readLiveShell(dirs.releases, live));
}
