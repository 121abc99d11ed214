import { shell as shellPackage } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remember } from '../memory';
import { manifestIn, prerenderFile, type Release } from '../Release';
import { withRunner, type Runner } from '../runner/startRunner';
import { eachOnce, type Commit, type History } from '../store/Commit';
import { signatureFault } from '../../git/signedCommit';
import { checkOut, readManifest } from '../store/releaseFolder';
import type { Store } from '../store/store';
import { Refusal } from '../../system/UserError';
import { misfit } from '../contract/SectionData';
import { parseShell, type ShellData } from '../contract/ShellData';
import { validateFiles } from '../contract/validateFiles';
import type { LiveShell } from './Site';

/** Reads a prerender bundle in a folder. Also returns its file name for error messages. */
export async function bundleIn(folder: string) {
  const file = path.join(folder, prerenderFile);
  return { code: await readFile(file, 'utf8'), file };
}

/**
 * Loads a shell's prerender bundle from a folder. This is the first request to a guarded process.
 * @throws Refusal if the bundle is not a shell.
 */
export async function loadShell(runner: Runner, folder: string): Promise<ShellData> {
  return parseShell(await runner.ask('loadShell', { name: 'shell', at: prerenderFile }, await bundleIn(folder)));
}

/**
 * Returns the shell of a release, ready for pages. Its files are checked, and its bundle is described once and cached.
 * @throws Refusal if the release is not a shell.
 */
export async function liveShell(release: Release): Promise<LiveShell> {
  const data = await remember('shell', [release.version], async () => {
    await validateFiles({ ...shellPackage, release });
    return withRunner((runner) => loadShell(runner, release.folder));
  });
  return { ...shellPackage, ...data, release };
}

/** Returns the releases that were not rolled back, each content once, the newest first. */
export function standingReleases(history: History): Commit[] {
  const rolledBack = new Set(history.map(({ trailers }) => trailers['Stands-in-for']));
  return eachOnce(history).filter(({ id }) => !rolledBack.has(id));
}

/**
 * Returns a function that finds the shell for a section. It is the newest shell with the section's contract and modules.
 * @param newest the shell of the site.
 * @param history the releases of the shell, starting with that one.
 */
export function shellFinder(store: Store, newest: LiveShell, history: History) {
  const shells = new Map<string, Promise<LiveShell>>();

  /** @throws Refusal that says what the newest shell lacks, if no shell fits. */
  return async ({ name, folder }: Release): Promise<LiveShell> => {
    const { contract, requires } = await manifestIn(folder);
    if (contract === undefined) throw new Refusal(name, 'release.json names no contract; build and release it again');
    const fault = misfit({ contract, requires }, newest);
    if (!fault) return newest;
    for (const { id, tree } of standingReleases(history)) {
      const isMisfit = misfit({ contract, requires }, await readManifest(store, tree));
      if (isMisfit || (await signatureFault(store.copy, id))) continue;
      // Sections on the same shell share one value.
      const found = shells.get(tree) ?? checkOut(store, 'shell', tree).then(liveShell);
      shells.set(tree, found);
      return found;
    }
    throw new Refusal(name, fault);
  };
}
