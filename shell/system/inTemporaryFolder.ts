import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Calls a function with a new, empty folder, and removes the folder when the function is done. */
export async function inTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
