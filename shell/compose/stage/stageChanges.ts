import type { BuiltPackage } from '@site/build/packages';
import { Listr } from 'listr2';
import type { History } from '../store/Commit';
import type { Store, Truth } from '../store/store';
import { errorMessage, UserError } from '../UserError';
import type { Change, Staged } from './Change';
import { checkSources } from './checkSources';
import { stageChange } from './stageChange';

/** Changes that are ready to be looked at, and what became of those that are not. */
export interface StagedChanges {
  readonly staged: readonly Staged[];
  readonly notes: readonly string[];
}

const titles: Record<Change['kind'], (pkg: BuiltPackage) => string> = {
  sources: ({ name }) => `build ${name}`,
  folder: ({ name }) => `take ${name} from its folder`,
  origin: ({ name }) => `take ${name} from its origin`,
  release: ({ name }) => `take out the earlier release of ${name}`,
};

/** One error for all: each package that was refused has its line. */
function allOf(failures: readonly unknown[]): unknown {
  const other = failures.find((one) => !(one instanceof UserError));
  return other ?? new UserError([...new Set(failures.map(errorMessages))].join('\n'));
}

const errorMessages = (error: unknown) => (error as Error).message;

/** Whether what is live stands in for that very release of an origin. */
const isGoneBackFrom = ({ trailers }: Staged, [live, ...rest]: History) =>
  rest.find(({ id }) => id === live?.trailers['Stands-in-for'])?.trailers.Source === trailers.Source;

/**
 * Makes every change ready at once, two builds at a time, while the sources are checked. What does not compile is told first,
 * then what the sources are refused for: the rest may follow from it.
 * @throws UserError with a line for each required change that failed.
 */
export async function stageChanges(store: Store, changes: readonly Change[], truth: Truth): Promise<StagedChanges> {
  const staged: Staged[] = [];
  const failures: unknown[] = [];
  const notes: string[] = [];
  const built = changes.filter(({ kind }) => kind === 'sources').map(({ pkg }) => pkg);
  const checking = built.length > 0 ? checkSources(built) : Promise.resolve();
  // It is awaited below: that may be after it failed.
  checking.catch(() => {});
  const tasks = changes.map((change) => ({
    title: titles[change.kind](change.pkg),
    task: async (_: unknown, task: { output: string }) => {
      const progressed = (fraction: number) => {
        if (process.stdout.isTTY) task.output = `${Math.round(fraction * 100)} %`;
      };
      const history = truth.get(change.pkg.name) ?? [];
      try {
        const one = await stageChange(store, change, history, progressed);
        if (!change.isRequired && isGoneBackFrom(one, history)) {
          notes.push(`${change.pkg.name}: its origin offers what was gone back from; what is live stays`);
        } else staged.push(one);
      } catch (error) {
        // What nobody asked for, and is live already, stays as it is.
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
