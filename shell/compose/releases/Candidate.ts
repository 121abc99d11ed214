import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StoredRelease } from './Release';

/** A release that stands aside, not yet among the stored ones: it may still turn out to be no good. */
export type Candidate = StoredRelease;

/** What folders that stand aside are called, so that those of a killed run are known again. */
export const isAside = (entry: string) => entry.startsWith('.');

/** Fills a new folder beside the stored releases; nothing of it stays behind when that fails. */
export async function putAside<Result>(
  releases: string,
  name: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(releases, `.${name}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  return fill(folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
}
