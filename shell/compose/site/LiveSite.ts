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
