import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fromJson } from './Release';
import { UserError } from './UserError';

const liveVersion = z.object({
  version: z.string(),
  /** ISO 8601, UTC. */
  since: z.string(),
});

const livePackage = liveVersion.extend({
  name: z.string(),
  /** What was live before, newest first. */
  previous: z.array(liveVersion).readonly(),
  /** Releases gone back from, newest first: open tabs may still name them, and one may want them again. */
  rolledBack: z.array(liveVersion).readonly().optional(),
  /** Where browsers load its script from, when that is not this site: the address of the release's folder. */
  origin: z.string().optional(),
  /** Where its releases come from, when that is not this repository: the folder of its origin. */
  follows: z.string().optional(),
  /** The release that was gone back from: building the whole site leaves the live one in its place. */
  insteadOf: z.string().optional(),
});

/** The file of a composed site that says what is live. It is written last: a folder without it is no whole site. */
export const statusFile = 'status.json';

/** What `status.json` of a composed site has to be. */
const liveSite = z.object({
  /** When the site was composed: ISO 8601, UTC. */
  composed: z.string(),
  packages: z.array(livePackage).readonly(),
});

/** One release that has been live, and from when. */
type LiveVersion = z.infer<typeof liveVersion>;

/** What is live of one package, and what was live before it. */
export type LivePackage = z.infer<typeof livePackage>;

/**
 * Which release of each package the pages of a composed site were made from. The record is part of the site, so that one
 * rename switches pages and record together.
 */
export type LiveSite = z.infer<typeof liveSite>;

/**
 * What is live in a composed site; null where no site has been composed yet.
 * @throws UserError where the record cannot be read: guessing would lose a release.
 */
export async function readLiveSite(site: string): Promise<LiveSite | null> {
  const file = path.join(site, statusFile);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (text === null) return null;
  const { data } = liveSite.safeParse(fromJson(text));
  if (data) return data;
  throw new UserError(`${file} does not say what is live; restore it, or delete ${site} and run npm run build`);
}

/** What is live in a composed site; nothing where no site has been composed yet. Throws as `readLiveSite` does. */
export const readLivePackages = async (site: string): Promise<readonly LivePackage[]> =>
  (await readLiveSite(site))?.packages ?? [];

/** The version of a package that is live, if one is. */
export const versionOf = (live: readonly LivePackage[], name: string) => live.find((one) => one.name === name)?.version;

/**
 * Refuses to put a release live where another one went live while it was made: nobody's work is replaced unseen.
 * @param known what was live when it was begun.
 * @param present what is live now.
 * @throws UserError naming both.
 */
export function refuseOvertaken(
  { name, version }: { readonly name: string; readonly version: string },
  known: readonly LivePackage[],
  present: readonly LivePackage[],
): void {
  const other = versionOf(present, name);
  if (other === version || other === versionOf(known, name)) return;
  throw new UserError(`${name}: release ${other} went live while this one was made; look at it, then release again`);
}

/** How many previous versions a record remembers, and how many that were gone back from. */
const remembered = { previous: 20, rolledBack: 5 } as const;

const without = (versions: readonly LiveVersion[], version: string) =>
  versions.filter((one) => one.version !== version);

/** The record after a release goes live on purpose. The same version again changes nothing but that it is no stand-in. */
export function goLive(packages: readonly LivePackage[], name: string, version: string, since: string): LivePackage[] {
  const now = packages.find((pkg) => pkg.name === name);
  if (now?.version === version) {
    const { insteadOf, ...wanted } = now;
    return packages.map((pkg) => (insteadOf && pkg === now ? wanted : pkg));
  }
  const previous = now ? [{ version: now.version, since: now.since }, ...without(now.previous, version)] : [];
  const rolledBack = without(now?.rolledBack ?? [], version);
  const next = {
    name,
    version,
    since,
    previous: previous.slice(0, remembered.previous),
    ...(rolledBack.length > 0 && { rolledBack }),
  };
  return [...packages.filter((pkg) => pkg.name !== name), next].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The record after going back to the release before the live one, or to a named one. Going back twice goes back two.
 * @returns null where there is nothing to go back to.
 */
export function goBack(
  packages: readonly LivePackage[],
  name: string,
  since: string,
  to?: string,
): LivePackage[] | null {
  const now = packages.find((pkg) => pkg.name === name);
  if (!now || now.version === to) return null;
  const next = to ? goLive(packages, name, to, since) : oneBack(packages, now, since);
  const { follows, insteadOf = now.version } = now;
  return (
    next?.map((pkg) => {
      if (pkg.name !== name) return pkg;
      return { ...pkg, ...(follows && { follows }), ...(pkg.version !== insteadOf && { insteadOf }) };
    }) ?? null
  );
}

function oneBack(packages: readonly LivePackage[], now: LivePackage, since: string): LivePackage[] | null {
  const [last, ...previous] = now.previous;
  if (!last) return null;
  const { name, version } = now;
  const rolledBack = [{ version, since: now.since }, ...without(now.rolledBack ?? [], version)];
  const next = { name, version: last.version, since, previous, rolledBack: rolledBack.slice(0, remembered.rolledBack) };
  return packages.map((pkg) => (pkg === now ? next : pkg));
}

/**
 * Two lists into one, by time. Each stays in its own order, whatever its times say: the clock may have gone back between two
 * of its releases.
 */
function byTime(some: readonly LiveVersion[], others: readonly LiveVersion[]): readonly LiveVersion[] {
  const [one] = some;
  const [other] = others;
  if (!one) return others;
  if (!other) return some;
  return one.since >= other.since ? [one, ...byTime(some.slice(1), others)] : [other, ...byTime(some, others.slice(1))];
}

/** Every version a record names, the live one first, then those that were live most lately. */
export function referencedVersions({ version, previous, rolledBack = [] }: LivePackage): string[] {
  return [...new Set([version, ...byTime(rolledBack, previous).map((one) => one.version)])];
}

/**
 * Why building the whole site leaves the live release of a package as it is, and what to type to change that; null where
 * nothing speaks against what is here.
 * @param origins where sections come from that are not built here (`sectionOrigins`).
 */
export function whyKept(pkg: LivePackage, origins: ReadonlyMap<string, string>): string | null {
  const { name, version, insteadOf, follows } = pkg;
  const remedy = `npm run release -- ${name}`;
  if (origins.has(name)) return null;
  if (follows) {
    return `⚠ ${name} stays at ${version} of ${follows}, which no origin names now; name it again (SECTION_ORIGINS), or take what is here: ${remedy}`;
  }
  if (insteadOf) {
    return `⚠ ${name} stays at ${version}, gone back from ${insteadOf}; to take what is here: ${remedy}`;
  }
  return null;
}
