import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { userGit } from '../../git/git';

/** Caches the form's folder for each folder of entries, so that the form runs git once. */
const known = new Map<string, Promise<string>>();

/** Returns a folder inside the `.git` of the clone with the entries. Outside a clone, returns a folder beside the entries. */
const find = (entries: string): Promise<string> =>
  userGit(['rev-parse', '--git-path', 'edit'], {}, entries).then(
    (place) => path.resolve(entries, place.trim()),
    () => path.join(entries, '../.edit'),
  );

/**
 * Returns the folder where the form keeps drafts and durations, on this machine alone. It makes the folder if it is missing. In a
 * clone it is `.git/edit`, which git neither shows nor pushes.
 */
export async function editFolder(entries: string): Promise<string> {
  const asked = known.get(entries) ?? find(entries);
  known.set(entries, asked);
  const folder = await asked;
  // Other accounts of this machine must not read drafts.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
