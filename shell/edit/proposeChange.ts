import { moduleFile } from '@site/build/moduleNames';
import { listFile } from '@site/shared-data/compile/loadContent';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { runProgram, type Environment } from '../compose/runProgram';
import { pictureTable } from '../compose/stage/sources';
import { UserError } from '../compose/UserError';
import { titleOf } from './entries';
import { reloadTable } from './pictureTable';

/** What became of a proposed change: its branch, and the address at which the git host asks for it to be merged. */
export type Proposed =
  | { readonly isGood: true; readonly branch: string; readonly address: string | undefined }
  | { readonly isGood: false; readonly said: string };

const entriesFolder = 'shared-data/entries';

/** What the form writes; photographs as they come are ignored by git. */
const written = [entriesFolder, 'shared-data/photographs', 'shared-data/pictures', moduleFile(pictureTable)];

async function git(args: readonly string[], env: Environment = {}): Promise<string> {
  const { isGood, said } = await runProgram('git', args, { env });
  if (!isGood) throw new UserError(said);
  return said;
}

/** Whether there is a repository to propose a change to. */
export const hasOrigin = async (): Promise<boolean> =>
  (await runProgram('git', ['remote', 'get-url', 'origin'])).isGood;

/** An index beside that of the work tree, which stays as it is. */
const env = { GIT_INDEX_FILE: path.join(dirs.dist, 'edit/index') };

/** Takes what the form has written into the index; gives the files that are not as in a commit. */
async function addWritten(commit: string): Promise<readonly string[]> {
  await git(['add', '--all', '--', ...written], env);
  const changed = await git(['diff', '--cached', '--name-only', '--no-renames', '-z', commit], env);
  return changed.split('\0').filter(Boolean);
}

/** Takes what the form has written since the last commit into the index; gives the first file, an entry if there is one, and a subject. */
async function readChange(): Promise<{ readonly first: string; readonly subject: string } | null> {
  await mkdir(path.dirname(env.GIT_INDEX_FILE), { recursive: true });
  await git(['read-tree', 'HEAD'], env);
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

/** Commits what the form has written; gives the commit and what its branch is called after. No branch changes. */
async function commitWritten(): Promise<{ readonly commit: string; readonly name: string }> {
  const change = await readChange();
  if (!change) throw new UserError('Nothing has changed');
  const tree = await git(['write-tree'], env);
  const commit = await git(['commit-tree', tree, '-p', 'HEAD', '-m', change.subject]);
  return { commit, name: path.basename(change.first, '.yaml') };
}

/**
 * Pushes what the form has written to `origin` as a branch of its own, and takes it out of the work tree: the next change begins
 * anew. On a branch that was proposed before, it follows there. Nothing here changes before the push, and what somebody saves during
 * it stays for the next change.
 */
export async function proposeChange(): Promise<Proposed> {
  try {
    const { commit, name } = await commitWritten();
    const current = await git(['branch', '--show-current']);
    const isOpen = current.startsWith('edit/');
    const branch = isOpen ? current : `edit/${name}-${commit.slice(0, 7)}`;
    const said = await git(['push', 'origin', `${commit}:refs/heads/${branch}`]);
    if (isOpen) await git(['reset', '--quiet', '--soft', commit]);
    const saved = await addWritten(commit);
    const proposed = [...written, ...saved.map((file) => `:(exclude,literal)${file}`)];
    await git(['restore', '--source=HEAD', '--staged', '--', ...written]);
    await git(['restore', '--worktree', '--', ...proposed]);
    await git(['clean', '--force', '--quiet', '-d', '--', ...proposed]);
    await reloadTable();
    // GitHub, GitLab and Gitea all answer a push with the address that asks for a merge.
    return { isGood: true, branch, address: /^remote:\s+(https?:\/\/\S+)/m.exec(said)?.[1] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { isGood: false, said: error.message };
  }
}

export type ProposeChange = typeof proposeChange;
