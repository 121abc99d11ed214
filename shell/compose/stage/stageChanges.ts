import type { BuiltPackage } from '@site/build/packages';
import { Listr } from 'listr2';
import type { History } from '../store/Commit';
import type { Branches, Store } from '../store/store';
import { errorMessage, UserError } from '../UserError';
import type { Change, Staged } from './Change';
import { checkSources } from './checkSources';
import { stageChange } from './stageChange';

/** Staged changes, and notes on those that could not be staged. */
export interface StagedChanges {
  readonly staged: readonly Staged[];
  readonly notes: readonly string[];
}

const titles: Record<Change['kind'], (pkg: BuiltPackage) => string> = {
  sources: ({ name }) => `build ${name}`,
  folder: ({ name }) => `take ${name} from its folder`,
  origin: ({ name }) => `take ${name} from its origin`,
  release: ({ name }) => `check out the earlier release of ${name}`,
};

/** One error for all failures, with a line for each refused package. */
function allOf(failures: readonly unknown[]): unknown {
  const other = failures.find((one) => !(one instanceof UserError));
  return other ?? new UserError([...new Set(failures.map((one) => (one as Error).message))].join('\n'));
}

/** Whether the live release is a rollback of the same release of an origin. */
const isRolledBack = ({ trailers }: Staged, [live, ...rest]: History) =>
  rest.find(({ id }) => id === live?.trailers['Stands-in-for'])?.trailers.Source === trailers.Source;

/**
 * Stages every change, two at a time, and checks the sources meanwhile. Errors of builds are reported before those of the
 * sources, which often follow from them.
 * @throws UserError with a line for each required change that failed.
 */
export async function stageChanges(
  store: Store,
  changes: readonly Change[],
  branches: Branches,
): Promise<StagedChanges> {
  const staged: Staged[] = [];
  const failures: unknown[] = [];
  const notes: string[] = [];
  const built = changes.filter(({ kind }) => kind === 'sources').map(({ pkg }) => pkg);
  const checking = built.length > 0 ? checkSources(built) : Promise.resolve();
  // It is awaited below, which may be after it fails.
  checking.catch(() => {});
  const tasks = changes.map((change) => ({
    title: titles[change.kind](change.pkg),
    task: async (_: unknown, task: { output: string }) => {
      const onProgress = (fraction: number) => {
        if (process.stdout.isTTY) task.output = `${Math.round(fraction * 100)} %`;
      };
      const history = branches.get(change.pkg.name) ?? [];
      try {
        const one = await stageChange(store, change, history, onProgress);
        if (!change.isRequired && isRolledBack(one, history)) {
          notes.push(`${change.pkg.name}: its origin offers what was rolled back; what is live stays`);
        } else staged.push(one);
      } catch (error) {
        // A package that the command did not request stays at its live release.
        if (change.isRequired || history.length === 0) failures.push(error);
        else notes.push(`⚠ ${errorMessage(error)}; meanwhile its last good release stays`);
        throw error;
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
  if (failures.length > 0) throw allOf(failures);
  await checking;
  return { staged, notes };
}
