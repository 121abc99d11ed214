import { moduleFile } from '@site/build/moduleNames';
import { listFile } from '@site/shared-data/compile/loadContent';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { pictureTable } from '../compose/build/sources';
import { UserError } from '../compose/UserError';
import { userGit } from '../git/git';
import { GitError } from '../git/GitError';
import { commitTree } from '../git/signedCommit';
import { titleOf } from './entries';
import { reloadTable } from './pictureTable';

/** What became of a proposed change: its branch, and the address at which the git host asks for it to be merged. */
export type Proposed =
  | { readonly isGood: true; readonly branch: string; readonly address: string | undefined }
  | { readonly isGood: false; readonly said: string };

const entriesFolder = 'shared-data/entries';

/** What the form writes; photographs as they come are ignored by git. */
const written = [entriesFolder, 'shared-data/photographs', 'shared-data/pictures', moduleFile(pictureTable)];

/** Whether there is a repository to propose a change to. */
export const hasOrigin = (): Promise<boolean> =>
  userGit(['remote', 'get-url', 'origin']).then(
    () => true,
    () => false,
  );

/** An index beside that of the work tree, which stays as it is. */
const env = { GIT_INDEX_FILE: path.join(dirs.dist, 'edit/index') };

/** Takes what the form has written into the index; gives the files that are not as in a commit. */
async function addWritten(commit: string): Promise<readonly string[]> {
  await userGit(['add', '--all', '--', ...written], { env });
  const changed = await userGit(['diff-index', '--cached', '--name-only', '--no-renames', '-z', commit], { env });
  return changed.split('\0').filter(Boolean);
}

/** Takes what the form has written since the last commit into the index; gives the first file, an entry if there is one, and a subject. */
async function readChange(): Promise<{ readonly first: string; readonly subject: string } | null> {
  await mkdir(path.dirname(env.GIT_INDEX_FILE), { recursive: true });
  await userGit(['read-tree', 'HEAD'], { env });
  const files = await addWritten('HEAD');
  const entries = files.filter((file) => file.startsWith(`${entriesFolder}/`));
  const first = entries.find((file) => path.basename(file) !== listFile) ?? entries[0] ?? files[0];
  if (!first) return null;
  const title = titleOf(path.join(dirs.root, entriesFolder), path.posix.relative(entriesFolder, first));
  const more = entries.length > 1 ? ` and ${entries.length - 1} more` : '';
  return { first, subject: `Change ${title}${more}` };
}

/** The subject of what the form has written; undefined where all of it is in a commit, or there is no repository. */
export const changeSubject = (): Promise<string | undefined> =>
  readChange().then(
    (change) => change?.subject,
    () => undefined,
  );

/** What is proposed: its commit, and its branch at the git host. */
interface Proposal {
  readonly commit: string;
  readonly branch: string;
  /** Whether the branch is the one of the work tree, which was proposed before. */
  readonly isOpen: boolean;
}

/** Commits what the form has written. No branch changes. */
async function commitWritten(): Promise<Proposal> {
  const change = await readChange();
  if (!change) throw new UserError('Nothing has changed');
  const tree = (await userGit(['write-tree'], { env })).trim();
  const commit = await commitTree(userGit, tree, 'HEAD', `${change.subject}\n`);
  const current = (await userGit(['branch', '--show-current'])).trim();
  const isOpen = current.startsWith('edit/');
  const name = path.basename(change.first, '.yaml');
  return { commit, isOpen, branch: isOpen ? current : `edit/${name}-${commit.slice(0, 7)}` };
}

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

/** Pushes a proposal to `origin`; gives what git and the host said. @throws UserError with who refused it, and why. */
async function push({ commit, branch }: Proposal): Promise<string> {
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

/** Takes what was proposed out of the work tree, but nothing that was saved since. */
async function takeOut({ commit, isOpen }: Proposal): Promise<void> {
  if (isOpen) await userGit(['reset', '--quiet', '--soft', commit]);
  await userGit(['read-tree', commit], { env });
  const saved = await addWritten(commit);
  const proposed = [...written, ...saved.map((file) => `:(exclude,literal)${file}`)];
  await userGit(['restore', '--source=HEAD', '--staged', '--', ...written]);
  await userGit(['restore', '--worktree', '--', ...proposed]);
  await userGit(['clean', '--force', '--quiet', '-d', '--', ...proposed]);
  await reloadTable();
}

/** Does a task when no other one writes here. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Pushes what the form has written to `origin` as a branch of its own, and takes it out of the work tree: the next change begins
 * anew. On a branch that was proposed before, it follows there. Nothing here changes before the push, and what somebody saves during
 * it stays for the next change.
 * @param inTurn does what reads or writes the work tree. The push, which may wait for a server, keeps nobody from working.
 */
export async function proposeChange(inTurn: InTurn): Promise<Proposed> {
  try {
    const proposal = await inTurn(commitWritten);
    const said = await push(proposal);
    await inTurn(() => takeOut(proposal));
    // GitHub, GitLab and Gitea all answer a push with the address that asks for a merge.
    return { isGood: true, branch: proposal.branch, address: /^remote:\s+(https?:\/\/\S+)/m.exec(said)?.[1] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { isGood: false, said: error.message };
  }
}

export type ProposeChange = typeof proposeChange;
