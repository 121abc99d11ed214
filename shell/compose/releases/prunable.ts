/** What is kept of every package, whatever else: its newest releases, and all of the last days. */
const kept = { releases: 5, days: 30 } as const;

const day = 24 * 60 * 60 * 1000;

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
    .slice(kept.releases)
    .filter(({ version, at }) => !named.has(version) && now - at > kept.days * day)
    .map(({ version }) => version);
}
