/** One release that has been live, and from when. */
export interface LiveVersion {
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** What is live of one package, and what was live before it, newest first. */
export interface LivePackage extends LiveVersion {
  readonly name: string;
  readonly earlier: readonly LiveVersion[];
  /** Releases gone back from, newest first: open tabs may still name them, and one may want them again. */
  readonly left?: readonly LiveVersion[];
  /** Where browsers load its script from, when that is not this site: the address of the release's folder. */
  readonly origin?: string;
  /** Where its releases come from, when that is not this repository: the folder of its origin. */
  readonly follows?: string;
  /** The release that was gone back from: building the whole site leaves the live one in its place. */
  readonly insteadOf?: string;
}

/**
 * `status.json` of a composed site: which release of each package its pages were made from. It is part of the site, so that
 * one rename switches pages and record together.
 */
export interface LiveSite {
  /** When the site was composed: ISO 8601, UTC. */
  readonly composed: string;
  readonly packages: readonly LivePackage[];
}

/** How many earlier versions a record remembers, and how many that were gone back from. */
const remembered = { earlier: 20, left: 5 } as const;

const without = (versions: readonly LiveVersion[], version: string) =>
  versions.filter((one) => one.version !== version);

/** The record after a release goes live on purpose. The same version again changes nothing but that it is no stand-in. */
export function goLive(packages: readonly LivePackage[], name: string, version: string, since: string): LivePackage[] {
  const now = packages.find((pkg) => pkg.name === name);
  if (now?.version === version) {
    const { insteadOf, ...wanted } = now;
    return packages.map((pkg) => (insteadOf && pkg === now ? wanted : pkg));
  }
  const earlier = now ? [{ version: now.version, since: now.since }, ...without(now.earlier, version)] : [];
  const left = without(now?.left ?? [], version);
  const next = {
    name,
    version,
    since,
    earlier: earlier.slice(0, remembered.earlier),
    ...(left.length > 0 && { left }),
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
  const [last, ...earlier] = now.earlier;
  if (!last) return null;
  const { name, version } = now;
  const left = [{ version, since: now.since }, ...without(now.left ?? [], version)];
  const next = { name, version: last.version, since, earlier, left: left.slice(0, remembered.left) };
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
export function namedVersions({ version, earlier, left = [] }: LivePackage): string[] {
  return [...new Set([version, ...byTime(left, earlier).map((one) => one.version)])];
}
