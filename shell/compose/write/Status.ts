import { sectionRows } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { shortName } from '../store/Commit';

/** The file that lists the releases of a composed site. It is written last, so a folder without it is incomplete. */
export const statusFile = 'status.json';

/** The earlier shell that the pages of a section stand on. */
const earlierShell = z.object({
  commit: z.string(),
  version: z.string(),
  /** When the first newer shell that does not fit went live: ISO 8601 with its offset. */
  since: z.string(),
  /** Why the newest shell does not fit, and the remedy. */
  why: z.string(),
  /** The facts that differ in the newest shell. These pages show the earlier ones. */
  facts: z.array(z.string()),
});

const statusPackage = z.object({
  name: z.string(),
  /** The commit of the release, and the version in its address. */
  commit: z.string(),
  version: z.string(),
  /** When the release went live: ISO 8601 with its offset. */
  since: z.string(),
  by: z.string(),
  message: z.string(),
  /** What visitors see change with this release: pages, `scripts`, or `nothing`; left out if unknown. */
  changes: z.string().optional(),
  /** The number of pages. */
  pages: z.number(),
  /** The store of the section's owner, if the release comes from there. */
  origin: z.string().optional(),
  /** Why this is not the newest release of its branch. */
  heldBack: z.string().optional(),
  /** Set if the pages do not stand on the newest shell. */
  earlierShell: earlierShell.optional(),
});

const status = z.object({
  /** When the site was composed: ISO 8601, UTC. */
  composed: z.string(),
  /** The day that the pages are written for. */
  day: z.string(),
  mode: z.enum(['demo', 'live']),
  origin: z.string(),
  /** The newest commit of each branch at that time. The site shows another release of a package that is held back. */
  tips: z.record(z.string(), z.string()).default({}),
  packages: z.array(statusPackage),
  /** New sections without a valid release, each with the fault of its newest release. */
  leftOut: z.array(z.object({ name: z.string(), fault: z.string() })).default([]),
  /** The keys of the dead links, from `linkKey` and `placeKey`. */
  deadLinks: z.array(z.string()),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
});

/** The release of a package in a composed site. */
export type StatusPackage = z.infer<typeof statusPackage>;

/** The releases of a composed site, for people and for hosts. Only the store decides what is live. */
export type Status = z.infer<typeof status>;

/** Returns the release of a package in a site, if it has one. */
export const livePackage = (status: Status | null, name: string) => status?.packages.find((one) => one.name === name);

/** Returns the team that maintains a package, in words. */
export const teamOf = (name: string): string => sectionRows.find((row) => row.name === name)?.team ?? 'no named team';

/** Returns the note on pages that stand on an earlier shell. */
export const earlierShellWords = ({ commit, since, why, facts }: z.infer<typeof earlierShell>): string => {
  const differing = facts.length > 0 ? `; facts of that day there: ${facts.join(', ')}` : '';
  return `its pages stand on the earlier shell ${shortName(commit)} since ${since.slice(0, 10)} (${why})${differing}`;
};

/** Returns notes on releases that do not form a valid site, and on the releases shown instead. */
export const heldBackNotes = ({ packages, leftOut }: Pick<Status, 'packages' | 'leftOut'>): string[] => [
  ...packages.flatMap(({ name, earlierShell: shell }) =>
    shell ? `⚠ ${name} (${teamOf(name)}): ${earlierShellWords(shell)}` : [],
  ),
  ...packages.flatMap(({ heldBack }) => (heldBack ? `⚠ ${heldBack}; its last good release stays` : [])),
  ...leftOut.map(({ fault }) => `⚠ ${fault}; it has no other release, and the site is composed without it`),
];

/** Parses a status. Returns null if the text is missing or invalid. */
export function parseStatus(text: string): Status | null {
  try {
    return status.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads the status of the site in a folder. Returns null if there is none. */
export const readStatus = async (site: string): Promise<Status | null> =>
  parseStatus(await readFile(path.join(site, statusFile), 'utf8').catch(() => ''));
