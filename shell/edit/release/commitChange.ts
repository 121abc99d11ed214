import { moduleFile } from '@site/build/moduleNames';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { contentProblems } from '@site/shared-data/check/contentReport';
import { listFile, loadContent } from '@site/shared-data/compile/loadContent';
import { waitingEntries } from '@site/shared-data/compile/waiting';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { pictureTable } from '../../compose/build/sources';
import { buildDay } from '../../system/settings';
import { errorMessage, UserError } from '../../system/UserError';
import { userGit } from '../../git/git';
import { GitError } from '../../git/GitError';
import { titleOf } from '../entry/entries';
import { textIn } from '../history/history';

export const entriesFolder = 'shared-data/entries';

/** The files and folders that the form writes. Git ignores the original photographs. */
export const written = [entriesFolder, 'shared-data/photographs', 'shared-data/pictures', moduleFile(pictureTable)];

/** The author of a commit. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** The subject and the author of the form's next commit. */
export interface CommitPlan {
  /** The proposed subject, or null if everything that the form wrote is committed. */
  readonly subject: string | null;
  /** Null if git's settings name nobody yet. Then the form asks. */
  readonly author: Author | null;
}

/** The user's wishes for a commit: a subject, and its author if git's settings name nobody. */
export interface CommitWish {
  readonly subject?: string | undefined;
  readonly author?: Author | undefined;
}

/** A commit that the form made. */
export interface Committed {
  readonly id: string;
  readonly subject: string;
  readonly author: string;
}

/** Returns the form's files that differ from the last commit, each with the first letter of git's status. */
async function changedFiles(): Promise<ReadonlyMap<string, string>> {
  const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...written];
  const lines = (await userGit(args)).split('\0').filter(Boolean);
  const kindOfChange = (mark: string) => (/[?A]/.test(mark) ? 'Add' : mark.includes('D') ? 'Remove' : 'Change');
  return new Map(lines.map((line) => [line.slice(3), kindOfChange(line.slice(0, 2))]));
}

/**
 * Returns the problems of entries that the form's next commit would contain, each in one line. Outside a clone, it returns all
 * problems. Problems of others are in a commit already.
 */
export async function ownProblems(): Promise<readonly string[]> {
  const { problems } = loadContent(ownEntries);
  if (problems.length === 0) return [];
  const changed = await changedFiles().catch(() => null);
  const own = problems.filter(({ file }) => changed?.has(`${entriesFolder}/${file}`) ?? true);
  return own.length > 0 ? contentProblems(own, ownEntries).lines : [];
}

/** The longest subject that lists of commits show in full. */
const subjectLength = 72;

/**
 * Returns the subject of a change: its first entry, and the number of others. An entry that waits for its day is not named,
 * because subjects show at `/status`.
 */
async function subjectOf(files: ReadonlyMap<string, string>): Promise<string | null> {
  const [anything] = files.keys();
  if (anything === undefined) return null;
  const entries = [...files.keys()].filter((file) => file.startsWith(`${entriesFolder}/`));
  const own = entries.filter((file) => path.basename(file) !== listFile);
  const inside = (file: string) => path.posix.relative(entriesFolder, file);
  const waits = new Map(waitingEntries(loadContent(ownEntries), buildDay()).map((one) => [one.file, one]));
  const first = own.find((file) => !waits.has(inside(file))) ?? own[0] ?? entries[0];
  if (first === undefined) return 'Change the pictures';
  const waiting = waits.get(inside(first));
  const folder = path.join(dirs.root, entriesFolder);
  const isGone = files.get(first) === 'Remove';
  const last = isGone ? await textIn(folder, (await userGit(['rev-parse', 'HEAD'])).trim(), inside(first)) : null;
  const title = waiting
    ? `an entry of ${waiting.group} for ${formatDate(waiting.day)}`
    : titleOf(folder, inside(first), last ?? undefined);
  const more = entries.length > 1 ? ` and ${entries.length - 1} more` : '';
  const verb = own.length === 1 && entries.length === 1 ? (files.get(first) ?? 'Change') : 'Change';
  return `${verb} ${title}`.slice(0, subjectLength - more.length) + more;
}

const setting = (name: string) =>
  userGit(['config', name]).then(
    (text) => text.trim(),
    () => '',
  );

/** Returns the author from git's settings, or null if the name or the e-mail address is missing. */
async function knownAuthor(): Promise<Author | null> {
  const [name, email] = await Promise.all([setting('user.name'), setting('user.email')]);
  return name && (email || process.env['EMAIL']) ? { name, email: email || (process.env['EMAIL'] ?? '') } : null;
}

/** Returns the subject that the user typed, in one line, or else a subject made from the changed files. */
const subjectFor = async (asked: string | undefined, files: ReadonlyMap<string, string>): Promise<string | null> =>
  asked?.replaceAll(/\s+/g, ' ').trim() || subjectOf(files);

/** Returns the subject for a commit of the form's files, or null if all of them are committed. */
export const writtenSubject = async (asked?: string): Promise<string | null> => subjectFor(asked, await changedFiles());

/** Returns the subject and the author of the form's next commit, or null outside a clone. */
export const commitPlan = async (): Promise<CommitPlan | null> =>
  changedFiles().then(
    async (files) => ({ subject: await subjectOf(files), author: await knownAuthor() }),
    (error: unknown) => {
      if (error instanceof UserError) return null;
      throw error;
    },
  );

/**
 * Writes the author into the settings of this clone only, if git's settings name nobody.
 * @throws UserError if the author is missing, or the name or the address is not valid.
 */
export async function rememberAuthor(author: Author | undefined): Promise<void> {
  if (await knownAuthor()) return;
  const [name = '', email = ''] = [author?.name.trim(), author?.email.trim()];
  if (!/^[^<>\n]+$/.test(name) || !/^[^\s<>@]+@[^\s<>@]+$/.test(email))
    throw new UserError('Write your name and your e-mail address, because a commit names its author');
  await userGit(['config', '--local', 'user.name', name]);
  await userGit(['config', '--local', 'user.email', email]);
}

/** Returns the branch of the work tree. @throws UserError without a branch, because git would lose a commit there. */
async function currentBranch(): Promise<string> {
  const branch = (await userGit(['branch', '--show-current'])).trim();
  if (branch === '') throw new UserError('git is on no branch here; git switch main, then release again');
  return branch;
}

/** Resets the form's files in git's index to the last commit. */
const resetIndex = () => userGit(['restore', '--staged', '--', ...written]);

/**
 * Commits only what the form wrote. Other changes in the work tree and in git's index stay there. Git's hooks run, and
 * can refuse the commit.
 * @returns null if everything is committed already.
 * @throws UserError with the reason. Then nothing has changed.
 */
export async function commitChange({ subject, author }: CommitWish): Promise<Committed | null> {
  const files = await changedFiles();
  if (files.size === 0) return null;
  await currentBranch();
  await rememberAuthor(author);
  const words = (await subjectFor(subject, files)) ?? '';
  const asked = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const input = [...files.keys()].join('\0');
  await userGit(['--literal-pathspecs', 'add', '--all', ...asked], { input });
  try {
    const only = ['commit', '--quiet', '--only', '--cleanup=whitespace', '--message', words, ...asked];
    await userGit(['--literal-pathspecs', ...only], { input });
  } catch (error) {
    await resetIndex().catch(() => {});
    throw new UserError(`It was not committed, and nothing is live: ${hookMessage(error)}`);
  }
  const [id = '', name = ''] = (await userGit(['log', '-1', '--format=%H%x00%an'])).trim().split('\0');
  return { id, subject: words, author: name };
}

/** Returns the last output of a hook, if git ended without its own reason. */
function hookMessage(error: unknown): string {
  if (!(error instanceof GitError)) return errorMessage(error);
  const lines = `${error.stdout}\n${error.stderr}`.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).slice(0, 5).join('; ') || error.message;
}

/** Undoes a commit whose release was refused, unless somebody committed after it. @returns whether the commit is undone. */
export async function undoCommit({ id }: Committed): Promise<boolean> {
  try {
    await userGit(['update-ref', '-m', 'The form: not released', 'HEAD', `${id}^`, id]);
    await resetIndex();
    return true;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

/** Returns whether the clone has an `origin`. */
export const hasOrigin = (): Promise<boolean> =>
  userGit(['remote', 'get-url', 'origin']).then(
    () => true,
    () => false,
  );

/** The longest silence of a user's hook before a push, in milliseconds. Some hooks run tests. */
const hookSilenceMs = 600_000;

/** Returns the path of the hook that git runs before a push, or null if there is none. */
async function pushHook(): Promise<string | null> {
  const file = path.resolve(dirs.root, (await userGit(['rev-parse', '--git-path', 'hooks/pre-push'])).trim());
  return access(file, constants.X_OK).then(
    () => file,
    () => null,
  );
}

/**
 * Pushes a commit to a branch of `origin`.
 * @returns the output of git and the host.
 * @throws UserError that says who refused the push, and why.
 */
export async function pushCommit(commit: string, branch: string): Promise<string> {
  const hook = await pushHook();
  const options = { isRemote: true, isReport: true, ...(hook && { silenceMs: hookSilenceMs }) };
  return userGit(['push', '--progress', 'origin', `${commit}:refs/heads/${branch}`], options).catch(
    async (error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      const address = (await userGit(['remote', 'get-url', 'origin'])).trim();
      // If git names no cause, the hook ended the push.
      const isHook = hook && /^error: failed to push/m.test(error.stderr) && !/rejected\]|^fatal:/m.test(error.stderr);
      const words = `${error.stderr}\n${error.stdout}`
        .split('\n')
        .filter((line) => !/^error: failed to push|^\s*$/.test(line));
      const [said = 'it gives no reason'] = words;
      throw new UserError(
        isHook
          ? `The hook ${hook} refuses to push: ${said.trim()}`
          : `${address} does not take the change (${error.message}); everything stays as it was saved`,
      );
    },
  );
}

/** The result of a push to `origin`. If it failed, `said` gives the reason in one line. */
export type Pushed =
  { readonly isGood: true; readonly branch: string } | { readonly isGood: false; readonly said: string };

/** Pushes the branch of the work tree to `origin`. It returns errors that a user can correct, and throws the others. */
export async function pushBranch(): Promise<Pushed> {
  try {
    if (!(await hasOrigin())) return { isGood: false, said: 'this clone has no origin to push to' };
    const branch = await currentBranch();
    await pushCommit('HEAD', branch);
    return { isGood: true, branch };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { isGood: false, said: error.message };
  }
}

/** Returns the number of commits that `origin` does not have, as far as this clone knows. Without an `origin`, it returns 0. */
export async function unpushedCommits(): Promise<number> {
  try {
    if (!(await hasOrigin())) return 0;
    const branch = await currentBranch();
    const known = await userGit(['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}`]).catch(() => '');
    const base = known.trim() ? [`^${known.trim()}`] : ['--not', '--remotes=origin'];
    return Number(await userGit(['rev-list', '--count', 'HEAD', ...base]));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return 0;
  }
}

/**
 * Returns the changed files among some that the form does not write. A release would include them, but the form's commit would
 * not. If git fails, it returns none.
 */
export async function othersChanged(files: readonly string[]): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const inside = files.map((file) => path.relative(dirs.root, file).split(path.sep).join('/'));
  const places = written.map((one) => path.relative(dirs.root, path.resolve(dirs.root, one)).split(path.sep).join('/'));
  const own = (file: string) => places.some((one) => file === one || file.startsWith(`${one}/`));
  const asked = inside.filter((file) => !file.startsWith('..') && !own(file));
  if (asked.length === 0) return [];
  const said = await userGit(['--literal-pathspecs', 'diff', '--name-only', '-z', 'HEAD', '--', ...asked]).catch(
    () => '',
  );
  return said.split('\0').filter(Boolean);
}
