import { Listr } from 'listr2';
import type { History } from '../store/Commit';
import type { Branches, Store } from '../store/store';
import { errorMessage, UserError } from '../UserError';
import type { Change, Staged } from './Change';
import { checkSources } from './checkSources';

/** One error for all failures, with a line for each refused package. */
function allOf(failures: readonly unknown[]): unknown {
  const other = failures.find((one) => !(one instanceof UserError));
  return other ?? new UserError([...new Set(failures.map((one) => (one as Error).message))].join('\n'));
}

/** Whether the live release is a rollback of the same release of an origin. */
const isRolledBack = ({ trailers }: Pick<Staged, 'trailers'>, [live, ...rest]: History) =>
  rest.find(({ id }) => id === live?.trailers['Stands-in-for'])?.trailers.Source === trailers.Source;

/**
 * Stages every change, two at a time, and checks the sources meanwhile. Nothing that is live changes.
 * @returns the staged changes, and notes on those that could not be staged.
 * @throws UserError with a line for each required change that failed: package, file and remedy.
 */
export async function stageChanges(
  store: Store,
  changes: readonly Change[],
  branches: Branches,
): Promise<{ readonly staged: readonly Staged[]; readonly notes: readonly string[] }> {
  const staged: Staged[] = [];
  const failures: unknown[] = [];
  const notes: string[] = [];
  // Awaited below, after errors of builds: those of the sources often follow from them.
  const checking = checkSources(changes.filter(({ isBuilt }) => isBuilt).map(({ pkg }) => pkg));
  checking.catch(() => {});
  const tasks = changes.map(({ pkg, isRequired, title, stage }) => ({
    title,
    task: async (_: unknown, task: { output: string }) => {
      const history = branches.get(pkg.name) ?? [];
      try {
        const content = await stage(store, (fraction) => {
          if (process.stdout.isTTY) task.output = `${Math.round(fraction * 100)} %`;
        });
        if (!isRequired && isRolledBack(content, history)) {
          notes.push(`${pkg.name}: its origin offers what was rolled back; what is live stays`);
        } else staged.push({ pkg, isRequired, ...content });
      } catch (error) {
        // A package that the command did not request stays at its live release.
        if (isRequired || history.length === 0) failures.push(error);
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
