import { Listr } from 'listr2';
import type { Release } from '../Release';
import { liveShell } from '../render/shells';
import type { LiveShell } from '../render/Site';
import type { Planned } from '../plan';
import { isRolledBack } from '../store/Commit';
import { checkOut } from '../store/releaseFolder';
import type { Branches, Store } from '../store/store';
import { errorMessage, UserError } from '../UserError';
import type { BuiltChange } from './Change';
import { checkSources } from './checkSources';

/** The second step of a change: the releases that it adds. */
export interface Built {
  readonly changes: readonly BuiltChange[];
  /** Notes on those that could not be built, and on what was not taken. */
  readonly notes: readonly string[];
}

/** The shell that is built here, then those of the store: a section is described with the first that fits. */
async function* shellsFor(
  store: Store,
  branches: Branches,
  built: Promise<Release | null>,
): AsyncGenerator<LiveShell, void> {
  const own = await built;
  if (own) yield await liveShell(own);
  const seen = new Set<string>();
  for (const { tree } of branches.get('shell') ?? []) {
    if (seen.has(tree)) continue;
    seen.add(tree);
    const shell = await checkOut(store, 'shell', tree)
      .then(liveShell)
      .catch(() => null);
    if (shell) yield shell;
  }
}

/**
 * Builds every requested release, two at a time, and checks the sources meanwhile.
 * @throws UserError with a line for each fault of what is required.
 */
export async function buildChanges(store: Store, { changes }: Planned, branches: Branches): Promise<Built> {
  const built: BuiltChange[] = [];
  const failures: unknown[] = [];
  const notes: string[] = [];
  const checking = checkSources(changes.filter(({ isBuilt }) => isBuilt).map(({ pkg }) => pkg));
  checking.catch(() => {});
  let resolveShell: (shell: Release | null) => void = () => {};
  const builtShell = new Promise<Release | null>((resolve) => (resolveShell = resolve));
  const shells = () => shellsFor(store, branches, builtShell);
  if (!changes.some(({ pkg }) => pkg.name === 'shell')) resolveShell(null);
  const tasks = changes.map((change) => ({
    title: change.title,
    task: async (_: unknown, task: { output: string }) => {
      const { pkg, isRequired } = change;
      const history = branches.get(pkg.name) ?? [];
      const onProgress = (fraction: number) => {
        if (process.stdout.isTTY) task.output = `${Math.round(fraction * 100)} %`;
      };
      let release: BuiltChange | null = null;
      try {
        release = { ...change, ...(await change.build({ store, shells, onProgress })) };
        if (!isRequired && isRolledBack(release.trailers, history)) {
          notes.push(`${pkg.name}: its origin offers what was rolled back; what is live stays`);
        } else built.push(release);
      } catch (error) {
        // A package that the command did not request stays at its live release.
        if (isRequired || history.length === 0) failures.push(error);
        else notes.push(`⚠ ${errorMessage(error)}; meanwhile its last good release stays`);
        throw error;
      } finally {
        if (pkg.name === 'shell') resolveShell(release?.release ?? null);
      }
    },
  }));
  await new Listr(tasks, {
    concurrent: 2,
    exitOnError: false,
    rendererOptions: { showErrorMessage: false },
    fallbackRenderer: 'simple',
    silentRendererCondition: !process.stdout.isTTY && changes.length < 2,
  }).run();
  // First, since errors of builds often follow from those of the sources.
  await checking.catch((error: unknown) => failures.unshift(error));
  for (const failure of failures) if (!(failure instanceof UserError)) throw failure;
  const lines = new Set(failures.map((failure) => (failure as UserError).message));
  if (lines.size > 0) throw new UserError([...lines].join('\n'));
  return { changes: built, notes };
}
