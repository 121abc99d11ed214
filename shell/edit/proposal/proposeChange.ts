import { listFile } from '@site/shared-data/compile/loadContent';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { UserError } from '../../system/UserError';
import { userGit } from '../../git/git';
import { commitTree } from '../../git/signedCommit';
import {
  entriesFolder,
  pushCommit,
  rememberAuthor,
  writtenSubject,
  written,
  type CommitWish,
} from '../release/commitChange';
import { reloadTable } from '../entry/pictureTable';
import type { Turns } from '../entry/turns';
import { rememberProposal } from './proposals';

/** The result of a proposal. A good result has the branch, and the git host's address for a merge request. */
export type Proposed =
  | {
      readonly isGood: true;
      /** Whether the work tree no longer has the change. */
      readonly isTakenOut: boolean;
      readonly branch: string;
      readonly address: string | undefined;
    }
  | { readonly isGood: false; readonly said: string };

/** A second index, so that the index of the work tree stays as it is. */
const env = { GIT_INDEX_FILE: path.join(dirs.dist, 'edit/index') };

/** Adds the form's files to the index. Returns those that differ from a commit. */
async function addWritten(commit: string): Promise<readonly string[]> {
  await userGit(['add', '--all', '--', ...written], { env });
  const changed = await userGit(['diff-index', '--cached', '--name-only', '--no-renames', '-z', commit], { env });
  return changed.split('\0').filter(Boolean);
}

/** A proposal: its commit, and its branch at the git host. */
interface Proposal {
  readonly commit: string;
  readonly parent: string;
  readonly branch: string;
  /** Whether the work tree is already on the branch of an earlier proposal. */
  readonly isOpen: boolean;
}

/** Commits the form's files. Changes no branch. */
async function commitWritten({ subject: asked, author }: CommitWish): Promise<Proposal> {
  await mkdir(path.dirname(env.GIT_INDEX_FILE), { recursive: true });
  await userGit(['read-tree', 'HEAD'], { env });
  const files = await addWritten('HEAD');
  const subject = await writtenSubject(asked);
  if (files.length === 0 || subject === null) throw new UserError('Nothing has changed');
  if (author) await rememberAuthor(author);
  const tree = (await userGit(['write-tree'], { env })).trim();
  const parent = (await userGit(['rev-parse', 'HEAD'])).trim();
  const commit = await commitTree(userGit, tree, parent, `${subject}\n`);
  const current = (await userGit(['branch', '--show-current'])).trim();
  const isOpen = current.startsWith('edit/');
  const first =
    files.find((file) => file.startsWith(`${entriesFolder}/`) && path.basename(file) !== listFile) ?? files[0];
  const name = path.basename(first ?? '', '.yaml');
  return { commit, parent, isOpen, branch: isOpen ? current : `edit/${name}-${commit.slice(0, 7)}` };
}

/**
 * Removes the proposed changes from the work tree, but not what somebody saved after them. Nobody may save meanwhile.
 * @returns false if somebody committed on the branch of the proposal meanwhile. Then everything stays.
 */
async function removeProposed({ commit, parent, branch, isOpen }: Proposal): Promise<boolean> {
  const moves = ['update-ref', '-m', 'The form: proposed', `refs/heads/${branch}`, commit, parent];
  const isMoved =
    !isOpen ||
    (await userGit(moves).then(
      () => true,
      () => false,
    ));
  if (!isMoved) return false;
  await userGit(['read-tree', commit], { env });
  const saved = await addWritten(commit);
  const proposed = [...written, ...saved.map((file) => `:(exclude,literal)${file}`)];
  await userGit(['restore', '--source=HEAD', '--staged', '--', ...written]);
  await userGit(['restore', '--worktree', '--', ...proposed]);
  await userGit(['clean', '--force', '--quiet', '-d', '--', ...proposed]);
  await reloadTable();
  return true;
}

/**
 * Pushes the form's changes to `origin` as a branch, and removes them from the work tree, so that the next change starts clean.
 * On the branch of an earlier proposal, it adds a commit to that branch. The work tree does not change before the push. Changes
 * that somebody saves meanwhile stay for the next proposal.
 * @param turns of each part that reads or writes the work tree. The push can wait for a server, so it runs outside.
 * @param wish the subject of the commit, and its author if git does not know one.
 */
export async function proposeChange(turns: Turns, wish: CommitWish = {}): Promise<Proposed> {
  try {
    const proposal = await turns.work(() => commitWritten(wish));
    const said = await pushCommit(proposal.commit, proposal.branch);
    await rememberProposal(proposal);
    // A save between the look at the files and their removal would be lost.
    const isTakenOut = await turns.work(() => turns.save(() => removeProposed(proposal)));
    // GitHub, GitLab and Gitea answer a push with the address that opens a merge request.
    return {
      isGood: true,
      isTakenOut,
      branch: proposal.branch,
      address: /^remote:\s+(https?:\/\/\S+)/m.exec(said)?.[1],
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { isGood: false, said: error.message };
  }
}

export type ProposeChange = typeof proposeChange;
