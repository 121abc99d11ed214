import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inTemporaryFolder } from '../system/inTemporaryFolder';
import { UserError } from '../system/UserError';
import { isList, isListServed } from '../compose/write/earlierLists';
import { dangerOf, fetchFiles, rememberFiles, removeFiles } from './Host';
import { isPublished, readPublication, type Publication } from './Publication';

/** Returns the section lists at the host that open tabs may load. Another machine may have published them. */
const keptLists = (published: readonly string[], { target, files }: Publication): Promise<string[]> =>
  inTemporaryFolder(async (folder) => {
    const lists = published.filter(isList);
    await fetchFiles(lists, target, folder);
    const kept = lists.map(async (list) => {
      const script = await readFile(path.join(folder, list), 'utf8').catch(() => null);
      return script !== null && isListServed(script, (file) => files.includes(file)) ? [list] : [];
    });
    return (await Promise.all(kept)).flat();
  });

/**
 * Removes published files that the site no longer has, and prints their names.
 * @param to the value of `--to`.
 * @param dryRun whether to print the names without removing the files.
 * @throws UserError if the host has another site, or is a place where nothing must be removed.
 */
export async function tidyHost(to: string, dryRun = false): Promise<void> {
  const publication = await readPublication(to);
  const { target, host, site, files } = publication;
  const danger = dangerOf(target, host);
  if (danger) throw new UserError(`${to} ${danger}: nothing is removed there`);
  // Pages of another site may load files that this one does not have.
  if (!isPublished(publication)) {
    throw new UserError(`${to} does not hold the site that is here; publish it first, then tidy`);
  }
  const gone = host.published.filter((file) => !files.includes(file));
  const kept = await keptLists(gone, publication);
  const outdated = gone.filter((file) => !kept.some((list) => file.startsWith(list)));
  for (const file of outdated) console.log(`${dryRun ? 'would remove' : 'removes'} ${file}`);
  if (outdated.length === 0) console.log('There is nothing to remove');
  if (dryRun || outdated.length === 0) return;
  await removeFiles(site, outdated, target);
  await rememberFiles(
    host.published.filter((file) => !outdated.includes(file)),
    target,
  );
}
