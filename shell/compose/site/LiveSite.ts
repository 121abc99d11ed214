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

/** How many earlier versions a record remembers. */
const remembered = 20;

/** The record after a release goes live. The same version again changes nothing. */
export function goLive(packages: readonly LivePackage[], name: string, version: string, since: string): LivePackage[] {
  const now = packages.find((pkg) => pkg.name === name);
  if (now?.version === version) return [...packages];
  const earlier = now ? [{ version: now.version, since: now.since }, ...now.earlier].slice(0, remembered) : [];
  return [...packages.filter((pkg) => pkg.name !== name), { name, version, since, earlier }].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/**
 * The record after going back to the release before the live one, or to a named one. The release left behind becomes an
 * earlier one only when a named one is asked for; so going back twice goes back two.
 * @returns null where there is nothing to go back to.
 */
export function goBack(
  packages: readonly LivePackage[],
  name: string,
  since: string,
  to?: string,
): LivePackage[] | null {
  const now = packages.find((pkg) => pkg.name === name);
  const [last, ...earlier] = now?.earlier ?? [];
  if (to) return now && now.version !== to ? goLive(packages, name, to, since) : null;
  if (!last) return null;
  return packages.map((pkg) => (pkg.name === name ? { name, version: last.version, since, earlier } : pkg));
}
