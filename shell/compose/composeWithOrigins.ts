import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { composeSite } from './composeSite';
import { dirs } from './dirs';
import { goLive } from './LiveSite';
import type { LivePackage } from './LiveSite';
import { admitRelease } from './releasePackage';
import { askOrigin, originSource, sectionOrigins } from './stage/origins';
import type { LivePointer } from './stage/origins';
import { readLiveShell, readRelease, storedVersions } from './store/storeRelease';
import type { NewlyStored } from './store/storeRelease';
import { errorMessage } from './UserError';

interface ComposeOptions {
  /** The present instant: ISO 8601, UTC. */
  readonly now: string;
  /** What is live before. */
  readonly before: readonly LivePackage[];
  readonly dropPages: boolean;
  /** Whether to leave the site as it is. */
  readonly isTrial?: boolean;
  /** A section whose origin has to answer, with a release that is good; those of the others may stay as they are. */
  readonly asked?: string;
}

interface Composed {
  /** What is live now. */
  readonly live: readonly LivePackage[];
  readonly pages: number;
  readonly notes: readonly string[];
}

/** Composes the site with what is about to be live here, and with what other origins offer. */
export async function composeWithOrigins(
  next: readonly LivePackage[],
  { now, before, dropPages, isTrial = false, asked }: ComposeOptions,
): Promise<Composed> {
  const followed = await followOrigins(next, now, asked);
  try {
    const { pages, notes } = await composeSite(followed.live, { before, dropPages, isTrial });
    if (isTrial) await followed.discard();
    return { live: followed.live, pages, notes: [...followed.notes, ...notes] };
  } catch (error) {
    await followed.discard();
    throw error;
  }
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
async function followOrigins(before: readonly LivePackage[], now: string, asked?: string): Promise<FollowedOrigins> {
  const origins = sectionOrigins(packages);
  const notes: string[] = [];
  const discards: (() => Promise<void>)[] = [];
  const discard = async () => {
    for (const one of discards) await one();
  };
  const built = before.filter(({ name }) => !origins.has(name));
  let live = built.reduce<readonly LivePackage[]>((record, { name }) => fromFolder(record, name, null), before);
  for (const pkg of packages) {
    const { name } = pkg;
    const origin = origins.get(name);
    if (!origin) continue;
    const known = live.find((one) => one.name === name);
    try {
      const pointer = await askOrigin(name, origin);
      const wasRolledBack = known?.rolledBack?.some(({ version }) => version === pointer.version) ?? false;
      if (wasRolledBack && asked !== name) {
        live = fromFolder(live, name, null);
        notes.push(`${name}: ${origin} offers ${pointer.version}, which was gone back from; ${known?.version} stays`);
        continue;
      }
      discards.push((await offeredRelease(pkg, pointer, origin, before)).discard);
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
  const followed = live.map((one) => {
    const follows = origins.get(one.name);
    return follows ? { ...one, follows } : one;
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
