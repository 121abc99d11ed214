import { packages } from '@site/build/packages';
import { dirs } from '../compose/dirs';
import { runProgram, type Ended, type Environment } from '../compose/runProgram';
import { compareSources, isHere } from '../compose/build/sources';
import { fetchBranches, openStore, type Store } from '../compose/store/store';
import { beginTrial, runSiteCommand, trial } from '../compose/trial';
import { UserError } from '../compose/UserError';
import { userGit } from '../git/git';
import { changeSubject } from './proposeChange';
import { pagesBetween, type SiteChange } from './sitePages';

type Said = Pick<Ended, 'isGood' | 'said'>;

/** What a change would do. */
export interface Trial extends SiteChange {
  /** The packages that it has to be released with. */
  readonly packages: readonly string[];
  /** Why it cannot go live; null where it can. */
  readonly problem: string | null;
}

/** Writes the modules of the entries, as every command does first. */
const compileEntries = () => runProgram(process.execPath, ['shell/build/install.js']);

/** The packages that what is written now has to be released with. */
async function neededPackages(store: Store): Promise<readonly string[]> {
  const { branches } = await fetchBranches(store);
  const compared = packages
    .filter(({ name }) => isHere(name))
    .map(async ({ name }) => ((await compareSources(store, branches.get(name)?.[0])) === 'same' ? [] : [name]));
  return (await Promise.all(compared)).flat();
}

/** Releases packages in one change, all or none, also where an entry has taken its page along; what the command said, and the refusal. */
async function releaseTogether(
  names: readonly string[],
  env: Environment = {},
): Promise<Said & Pick<Trial, 'problem'>> {
  if (names.length === 0) return { isGood: true, said: 'nothing had changed', problem: null };
  const subject = await changeSubject();
  const message = subject === undefined ? [] : ['--message', subject];
  const { isGood, said } = await runSiteCommand('release', [...names, '--drop-pages', ...message], { env });
  return { isGood, said, problem: isGood ? null : said };
}

/**
 * Asks the store whether it answers: whoever waits for that keeps nobody else waiting.
 * @returns why it does not; null where it does.
 */
export const storeProblem = async (): Promise<string | null> =>
  fetchBranches(await openStore(dirs)).then(
    () => null,
    (error: unknown) => {
      if (error instanceof UserError) return error.message;
      throw error;
    },
  );

/** Builds the site with what is written now, from a copy of the store, and compares it with the one that is live. */
export async function tryChange(): Promise<Trial> {
  await beginTrial();
  const store = await openStore(dirs);
  const compiled = await compileEntries();
  const none = { pages: [], gone: [], packages: [] };
  if (!compiled.isGood) return { ...none, problem: compiled.said };
  const names = await neededPackages(store);
  // What the others said of being live is true of the copy alone.
  const { problem } = await releaseTogether(names, trial.env);
  if (problem !== null || names.length === 0) return { ...none, problem };
  return { ...(await pagesBetween(dirs.site, trial.site)), packages: names, problem: null };
}

/** What became of a release. */
export interface Released extends Said {
  /** Whether git has what is live. */
  readonly isCommitted: boolean;
}

/** Releases what is written now; what the commands said. */
export async function releaseAll(): Promise<Released> {
  const compiled = await compileEntries();
  const released = compiled.isGood ? await releaseTogether(await neededPackages(await openStore(dirs))) : compiled;
  const open = await userGit(['status', '--porcelain', 'shared-data']).catch(() => 'git cannot say');
  return { ...released, isCommitted: open === '' };
}

export type TryChange = typeof tryChange;
export type ReleaseAll = typeof releaseAll;
export type StoreProblem = typeof storeProblem;
