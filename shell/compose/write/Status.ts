import { territories } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The file that lists the releases of a composed site. It is written last: a folder without it is incomplete. */
export const statusFile = 'status.json';

/** The earlier shell that the pages of a section stand on. */
const earlierShell = z.object({
  commit: z.string(),
  version: z.string(),
  /** Since when there is a newer one that does not fit: ISO 8601 with its offset. */
  since: z.string(),
  /** Why the newest one does not fit, and the remedy. */
  why: z.string(),
  /** The facts that the newest shell gives otherwise: these pages show those of their own. */
  facts: z.array(z.string()),
});

const statusPackage = z.object({
  name: z.string(),
  /** The commit of its release, and the version its address has. */
  commit: z.string(),
  version: z.string(),
  /** When it went live: ISO 8601 with its offset. */
  since: z.string(),
  by: z.string(),
  message: z.string(),
  /** What differs for visitors from the release before: pages, `scripts`, or `nothing`; left out where unknown. */
  changes: z.string().optional(),
  /** How many pages it has. */
  pages: z.number(),
  /** The store that its releases come from, where it is another one. */
  origin: z.string().optional(),
  /** Why it is not the newest one of its branch. */
  heldBack: z.string().optional(),
  /** Where its pages do not stand on the newest shell. */
  earlierShell: earlierShell.optional(),
});

const status = z.object({
  /** When the site was composed: ISO 8601, UTC. */
  composed: z.string(),
  /** The day its pages are written for. */
  day: z.string(),
  mode: z.enum(['demo', 'live']),
  origin: z.string(),
  /** The newest commit of each branch then: another one than its package has where that is held back. */
  tips: z.record(z.string(), z.string()).default({}),
  packages: z.array(statusPackage),
  /** Sections that were never on the site and have no valid release, with the fault of the newest. */
  leftOut: z.array(z.object({ name: z.string(), fault: z.string() })).default([]),
  /** The links that lead nowhere, as `linkKey` names them. */
  deadLinks: z.array(z.string()),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
});

/** The release of a package in a composed site. */
export type StatusPackage = z.infer<typeof statusPackage>;

/** The releases of a composed site, for people and for hosts. Only the store decides what is live. */
export type Status = z.infer<typeof status>;

/** The release of a package in a site, where it has one. */
export const livePackage = (status: Status | null, name: string) => status?.packages.find((one) => one.name === name);

/** What people are told of pages that stand on an earlier shell. */
export const earlierShellWords = ({ commit, since, why, facts }: z.infer<typeof earlierShell>): string => {
  const told = facts.length > 0 ? `; facts of that day there: ${facts.join(', ')}` : '';
  return `its pages stand on the earlier shell ${commit.slice(0, 10)} since ${since.slice(0, 10)} (${why})${told}`;
};

/** The notes for people on releases that make no valid site, and on what is shown instead. */
export const heldBackNotes = ({ packages, leftOut }: Pick<Status, 'packages' | 'leftOut'>): string[] => [
  ...packages.flatMap(({ name, earlierShell: shell }) => {
    const owner = territories.find((row) => row.name === name)?.team ?? 'nobody is named';
    return shell ? `⚠ ${name} (${owner}): ${earlierShellWords(shell)}` : [];
  }),
  ...packages.flatMap(({ heldBack }) => (heldBack ? `⚠ ${heldBack}; its last good release stays` : [])),
  ...leftOut.map(({ fault }) => `⚠ ${fault}; it has no other release, and the site is composed without it`),
];

/** Parses a status; null where it is missing or invalid. */
export function parseStatus(text: string): Status | null {
  try {
    return status.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads the status of the site in a folder; null where there is none. */
export const readStatus = async (site: string): Promise<Status | null> =>
  parseStatus(await readFile(path.join(site, statusFile), 'utf8').catch(() => ''));
