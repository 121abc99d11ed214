import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { userGit } from '../../git/git';

/** The folder that this program keeps for the form, by the folder of entries: git is asked for it once. */
const known = new Map<string, Promise<string>>();

/** The folder of git's own files of the clone that holds the entries; outside of a clone, one beside the entries. */
const find = (entries: string): Promise<string> =>
  userGit(['rev-parse', '--git-path', 'edit'], {}, entries).then(
    (place) => path.resolve(entries, place.trim()),
    () => path.join(entries, '../.edit'),
  );

/**
 * Where the form keeps what no commit has, on this machine alone: what was typed and not saved, and how long things take. In a clone
 * that is `.git/edit`, which git neither shows nor pushes.
 */
export async function editFolder(entries: string): Promise<string> {
  const asked = known.get(entries) ?? find(entries);
  known.set(entries, asked);
  const folder = await asked;
  // Others of this machine have no business there.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
