import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The file of a composed site that says what it was made of. It is written last: a folder without it is no whole site. */
export const statusFile = 'status.json';

const statusPackage = z.object({
  name: z.string(),
  /** The commit of its release, and the version its address has. */
  commit: z.string(),
  version: z.string(),
  /** The newest commit of its branch, which is another one where that is held back. */
  newest: z.string(),
  /** When it went live: ISO 8601 with its offset. */
  since: z.string(),
  by: z.string(),
  message: z.string(),
  /** What visitors can tell from the release before: pages, `scripts`, or `nothing`; left out where that is not known. */
  changes: z.string().optional(),
  /** How many pages it brings. */
  pages: z.number(),
  /** Where its releases come from, when that is not the store. */
  origin: z.string().optional(),
  /** Why it is not the newest one. */
  heldBack: z.string().optional(),
});

const status = z.object({
  /** When the site was composed: ISO 8601, UTC. */
  composed: z.string(),
  /** The day its pages are written for. */
  day: z.string(),
  mode: z.enum(['demo', 'live']),
  origin: z.string(),
  packages: z.array(statusPackage).readonly(),
  /** The links that lead nowhere, as `linkKey` names them. */
  deadLinks: z.array(z.string()).readonly(),
});

/** The release of a package in a composed site. */
export type StatusPackage = z.infer<typeof statusPackage>;

/** Which commits a composed site was made of, for people and for hosts. What is live is said by the store alone. */
export type Status = z.infer<typeof status>;

/** Reads what a site was made of; null where nothing that can be read says so. */
export function parseStatus(text: string): Status | null {
  try {
    return status.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What the site in a folder was made of; null where there is none. */
export const readStatus = async (site: string): Promise<Status | null> =>
  parseStatus(await readFile(path.join(site, statusFile), 'utf8').catch(() => ''));
