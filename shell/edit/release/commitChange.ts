import { moduleFile } from '@site/build/moduleNames';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
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

/** What the form writes; photographs as they come are ignored by git. */
export const written = [entriesFolder, 'shared-data/photographs', 'shared-data/pictures', moduleFile(pictureTable)];

/** Who a commit is by. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** What a commit of the form would have. */
export interface CommitPlan {
  /** The proposed subject; null where all that the form wrote is in a commit. */
  readonly subject: string | null;
  /** Null where git's settings name nobody yet: the form asks. */
  readonly author: Author | null;
}

/** What is asked of a commit: a subject, and who it is by where git does not know that yet. */
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

/** The files that the form writes and that differ from the last commit, by the first letter of git's status. */
async function changedFiles(): Promise<ReadonlyMap<string, string>> {
  const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...written];
  const lines = (await userGit(args)).split('\0').filter(Boolean);
  const kindOfChange = (mark: string) => (/[?A]/.test(mark) ? 'Add' : mark.includes('D') ? 'Remove' : 'Change');
  return new Map(lines.map((line) => [line.slice(3), kindOfChange(line.slice(0, 2))]));
}

/** The longest subject that lists of commits show whole. */
const subjectLength = 72;

/** What a change is called: its first entry, and how many more. One that waits for its day is not named: subjects show at `/status`. */
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

/** Who git's settings name; null where a name or an address is missing. */
async function knownAuthor(): Promise<Author | null> {
  const [name, email] = await Promise.all([setting('user.name'), setting('user.email')]);
  return name && (email || process.env['EMAIL']) ? { name, email: email || (process.env['EMAIL'] ?? '') } : null;
}

/** Returns the subject that somebody asks for, in one line, or else one made from the changed files. */
const subjectFor = async (asked: string | undefined, files: ReadonlyMap<string, string>): Promise<string | null> =>
  asked?.replaceAll(/\s+/g, ' ').trim() || subjectOf(files);

/** Returns the subject of a commit of what the form wrote, or null if all of it is in a commit. */
export const writtenSubject = async (asked?: string): Promise<string | null> => subjectFor(asked, await changedFiles());

/** What a commit of what the form wrote would have; null where the site is in no clone. */
export const commitPlan = async (): Promise<CommitPlan | null> =>
  changedFiles().then(
    async (files) => ({ subject: await subjectOf(files), author: await knownAuthor() }),
    (error: unknown) => {
      if (error instanceof UserError) return null;
      throw error;
    },
  );

/**
 * Writes who commits here into the settings of this clone alone, where git's settings name nobody.
 * @throws UserError where nobody is named, or what was typed is no name or address.
 */
export async function rememberAuthor(author: Author | undefined): Promise<void> {
  if (await knownAuthor()) return;
  const [name = '', email = ''] = [author?.name.trim(), author?.email.trim()];
  if (!/^[^<>\n]+$/.test(name) || !/^[^\s<>@]+@[^\s<>@]+$/.test(email))
    throw new UserError('Write your name and your e-mail address: a commit says who made it');
  await userGit(['config', '--local', 'user.name', name]);
  await userGit(['config', '--local', 'user.email', email]);
}

/** The branch of the work tree. @throws UserError where there is none: what is committed there gets lost. */
async function currentBranch(): Promise<string> {
  const branch = (await userGit(['branch', '--show-current'])).trim();
  if (branch === '') throw new UserError('git is on no branch here; git switch main, then release again');
  return branch;
}

/** Takes what the form writes out of git's index again, where the index has something else than the last commit. */
const resetIndex = () => userGit(['restore', '--staged', '--', ...written]);

/**
 * Commits exactly what the form wrote: what else is changed in the work tree or waits in git's index stays there. Hooks run, and what
 * they refuse is not committed.
 * @returns null where all of it is in a commit already.
 * @throws UserError with the reason. Nothing has changed then.
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

/** What a hook said last, where git ended without a reason of its own. */
function hookMessage(error: unknown): string {
  if (!(error instanceof GitError)) return errorMessage(error);
  const lines = `${error.stdout}\n${error.stderr}`.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).slice(0, 5).join('; ') || error.message;
}

/** Takes a commit back whose release was refused, unless somebody committed since. @returns whether it is taken back. */
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

/** Whether there is a repository to push to. */
export const hasOrigin = (): Promise<boolean> =>
  userGit(['remote', 'get-url', 'origin']).then(
    () => true,
    () => false,
  );

/** How long a hook of the user may say nothing before a push, in milliseconds: some run tests. */
const hookSilenceMs = 600_000;

/** The user's hook that git asks before a push; null where there is none. */
async function pushHook(): Promise<string | null> {
  const file = path.resolve(dirs.root, (await userGit(['rev-parse', '--git-path', 'hooks/pre-push'])).trim());
  return access(file, constants.X_OK).then(
    () => file,
    () => null,
  );
}

/** Pushes a commit to a branch of `origin`; gives what git and the host said. @throws UserError with who refused it, and why. */
export async function pushCommit(commit: string, branch: string): Promise<string> {
  const hook = await pushHook();
  const options = { isRemote: true, isReport: true, ...(hook && { silenceMs: hookSilenceMs }) };
  return userGit(['push', '--progress', 'origin', `${commit}:refs/heads/${branch}`], options).catch(
    async (error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      const address = (await userGit(['remote', 'get-url', 'origin'])).trim();
      // Where git names no cause, it was the hook that ended the push.
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

/** Whether what is committed here is at `origin`, and why not, in a line. */
export type Pushed =
  { readonly isGood: true; readonly branch: string } | { readonly isGood: false; readonly said: string };

/** Pushes the branch of the work tree to `origin`. It never throws what a person can correct. */
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

/** How many commits of the branch `origin` does not have, as far as this clone knows; 0 where it has no origin. */
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
 * The files among some that are changed and that the form does not write: what is live would have them, and the commit would not.
 * None where git cannot say.
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
