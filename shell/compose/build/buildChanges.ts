import { Listr } from 'listr2';
import type { Release } from '../Release';
import { liveShell } from '../render/renderSection';
import type { LiveShell } from '../render/Site';
import type { Planned } from '../plan';
import { isRolledBack, standingReleases } from '../store/Commit';
import { checkOut } from '../store/releaseFolder';
import type { Branches } from '../store/branches';
import type { Store } from '../store/store';
import { UserError } from '../../system/UserError';
import type { BuiltChange, Change } from './Change';
import { checkSources } from './checkSources';
import { rememberBuild } from './sources';

/** The result of the second step of a change: the releases that it adds. */
export interface Built {
  readonly changes: readonly BuiltChange[];
  /** Notes on packages that could not be built, and on changes that were not taken. */
  readonly notes: readonly string[];
  /** The packages that could not be built, if the changes are optional. */
  readonly refused: readonly string[];
}

/** Yields the shell of this change, then those of the store. The first shell that fits describes a section. */
async function* shellsFor(
  store: Store,
  branches: Branches,
  built: Promise<Release | null>,
): AsyncGenerator<LiveShell, void> {
  const own = await built;
  if (own) yield await liveShell(own);
  for (const { tree } of standingReleases(branches.get('shell') ?? [])) {
    const shell = await checkOut(store, 'shell', tree)
      .then(liveShell)
      .catch(() => null);
    if (shell) yield shell;
  }
}

/**
 * Calls a function for every change, two at a time, and shows the progress on the terminal. A change whose call rejects is marked
 * there, and does not stop the others.
 */
async function runWithProgress(
  changes: readonly Change[],
  build: (change: Change, onProgress: (fraction: number) => void) => Promise<void>,
): Promise<void> {
  const tasks = changes.map((change) => ({
    title: change.title,
    task: (_: unknown, task: { output: string }) =>
      build(change, (fraction) => {
        if (process.stdout.isTTY) task.output = `${Math.round(fraction * 100)} %`;
      }),
  }));
  await new Listr(tasks, {
    concurrent: 2,
    exitOnError: false,
    rendererOptions: { showErrorMessage: false },
    fallbackRenderer: 'simple',
    silentRendererCondition: !process.stdout.isTTY && changes.length < 2,
  }).run();
}

/**
 * Builds every requested release, two at a time. The sources are checked at the same time.
 * @throws UserError with a line for each fault in a required change.
 */
export async function buildChanges(
  store: Store,
  { changes, isOptional = false }: Planned,
  branches: Branches,
): Promise<Built> {
  const built: BuiltChange[] = [];
  const failures: unknown[] = [];
  const notes: string[] = [];
  const refused: string[] = [];
  const checking = checkSources(changes.filter(({ isBuilt }) => isBuilt).map(({ pkg }) => pkg));
  checking.catch(() => {});
  /**
   * Records a fault. It stops the command if the changes are required, or if there is no other shell. Otherwise it becomes a
   * note.
   */
  const fail = ({ pkg }: Change, lines: readonly string[], error: unknown) => {
    const isFirst = !branches.has(pkg.name);
    if (!isOptional || (isFirst && pkg.name === 'shell')) return failures.push(error);
    const remains = isFirst ? 'it has no other release, and is left out' : 'meanwhile its last good release stays';
    refused.push(pkg.name);
    return notes.push(...lines.map((line) => `⚠ ${line}; ${remains}`));
  };
  let resolveShell: (shell: Release | null) => void = () => {};
  const builtShell = new Promise<Release | null>((resolve) => (resolveShell = resolve));
  const shells = () => shellsFor(store, branches, builtShell);
  if (!changes.some(({ pkg }) => pkg.name === 'shell')) resolveShell(null);
  // Sections wait for the shell of this change. If two of them ran first, it would never get its turn.
  const isOther = ({ pkg }: Change) => Number(pkg.name !== 'shell');
  const shellFirst = changes.toSorted((a, b) => isOther(a) - isOther(b));
  await runWithProgress(shellFirst, async (change, onProgress) => {
    const { pkg } = change;
    let release: BuiltChange | null = null;
    try {
      const made = await change.build({ store, shells, onProgress });
      release = { ...made, pkg, subject: change.subject ?? made.subject };
      if (isOptional && isRolledBack(release.trailers, branches.get(pkg.name) ?? [])) {
        notes.push(`${pkg.name}: its origin still offers the release that was rolled back; the live release stays`);
      } else built.push(release);
    } catch (error) {
      if (!(error instanceof UserError)) failures.push(error);
      else fail(change, error.message.split('\n'), error);
      throw error;
    } finally {
      if (pkg.name === 'shell') resolveShell(release?.release ?? null);
    }
  });
  // Faults in the sources come first, because they often cause the errors of builds.
  const problems = await checking;
  for (const change of changes) {
    const lines = problems.get(change.pkg.name);
    if (!lines) continue;
    if (!isOptional) failures.unshift(new UserError(lines.join('\n')));
    else if (!refused.includes(change.pkg.name)) fail(change, lines, new UserError(lines.join('\n')));
  }
  const good = built.filter(({ pkg }) => !problems.has(pkg.name));
  for (const failure of failures) if (!(failure instanceof UserError)) throw failure;
  const lines = new Set(failures.map((failure) => (failure as UserError).message));
  if (lines.size > 0) throw new UserError([...lines].join('\n'));
  // The next command reuses these builds, even if this one fails later.
  for (const release of good) await rememberBuild(release.pkg.name, release);
  // A problem in a shared file counts for every package.
  return { changes: good, notes: [...new Set(notes)], refused };
}
