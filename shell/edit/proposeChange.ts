import { listFile } from '@site/shared-data/compile/loadContent';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { UserError } from '../system/UserError';
import { userGit } from '../git/git';
import { commitTree } from '../git/signedCommit';
import { commitPlan, entriesFolder, pushCommit, rememberAuthor, written, type CommitWish } from './commitChange';
import { reloadTable } from './pictureTable';
import { rememberProposal } from './proposals';

/** What became of a proposed change: its branch, and the address at which the git host asks for it to be merged. */
export type Proposed =
  | { readonly isGood: true; readonly branch: string; readonly address: string | undefined }
  | { readonly isGood: false; readonly said: string };

/** An index beside that of the work tree, which stays as it is. */
const env = { GIT_INDEX_FILE: path.join(dirs.dist, 'edit/index') };

/** Takes what the form has written into the index; gives the files that are not as in a commit. */
async function addWritten(commit: string): Promise<readonly string[]> {
  await userGit(['add', '--all', '--', ...written], { env });
  const changed = await userGit(['diff-index', '--cached', '--name-only', '--no-renames', '-z', commit], { env });
  return changed.split('\0').filter(Boolean);
}

/** The subject of what the form has written; undefined where all of it is in a commit, or there is no repository. */
export const changeSubject = async (): Promise<string | undefined> => (await commitPlan())?.subject ?? undefined;

/** What is proposed: its commit, and its branch at the git host. */
interface Proposal {
  readonly commit: string;
  readonly branch: string;
  /** Whether the branch is the one of the work tree, which was proposed before. */
  readonly isOpen: boolean;
}

/** Commits what the form has written. No branch changes. */
async function commitWritten({ subject: asked, author }: CommitWish): Promise<Proposal> {
  await mkdir(path.dirname(env.GIT_INDEX_FILE), { recursive: true });
  await userGit(['read-tree', 'HEAD'], { env });
  const files = await addWritten('HEAD');
  const subject = asked?.replaceAll(/\s+/g, ' ').trim() || (await changeSubject());
  if (files.length === 0 || subject === undefined) throw new UserError('Nothing has changed');
  if (author) await rememberAuthor(author);
  const tree = (await userGit(['write-tree'], { env })).trim();
  const commit = await commitTree(userGit, tree, 'HEAD', `${subject}\n`);
  const current = (await userGit(['branch', '--show-current'])).trim();
  const isOpen = current.startsWith('edit/');
  const first =
    files.find((file) => file.startsWith(`${entriesFolder}/`) && path.basename(file) !== listFile) ?? files[0];
  const name = path.basename(first ?? '', '.yaml');
  return { commit, isOpen, branch: isOpen ? current : `edit/${name}-${commit.slice(0, 7)}` };
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
 * @param wish the subject of its commit, and who it is by where git does not know that yet.
 * @param inTurn does what reads or writes the work tree. The push, which may wait for a server, keeps nobody from working.
 */
export async function proposeChange(inTurn: InTurn, wish: CommitWish = {}): Promise<Proposed> {
  try {
    const proposal = await inTurn(() => commitWritten(wish));
    const said = await pushCommit(proposal.commit, proposal.branch);
    await rememberProposal(proposal);
    await inTurn(() => takeOut(proposal));
    // GitHub, GitLab and Gitea all answer a push with the address that asks for a merge.
    return { isGood: true, branch: proposal.branch, address: /^remote:\s+(https?:\/\/\S+)/m.exec(said)?.[1] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { isGood: false, said: error.message };
  }
}

export type ProposeChange = typeof proposeChange;
