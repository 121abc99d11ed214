import { dirs } from '../system/dirs';
import { errorMessage, UserError } from '../system/UserError';
import { userGit } from '../git/git';

/** What commands write and can write again, and what a Mac adds. */
const isGenerated = (file: string) => /(^|\/)(node_modules|dist|\.DS_Store)(\/|$)|\.tsbuildinfo$/.test(file);

/**
 * Checks that git has all work in a folder, including files that git ignores, such as notes.
 * @param top the top folder of the sources.
 * @throws UserError if a removal of the folder would lose some.
 */
export async function assertSaved(folder: string, top: string = dirs.root): Promise<void> {
  const which = ['--no-renames', '--untracked-files=all', '--ignored=matching'];
  const changes = await userGit(['status', '--porcelain', '-z', ...which, '--', folder], {}, top).catch(
    (error: unknown) => {
      throw new UserError(
        `git cannot tell whether ${folder} is committed (${errorMessage(error)}). Commit it, or add --discard`,
      );
    },
  );
  const unsaved = changes.split('\0').filter((line) => line && !(line.startsWith('!!') && isGenerated(line.slice(3))));
  const [first, ...more] = unsaved;
  if (!first) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  if (first.startsWith('!!'))
    throw new UserError(`git ignores ${first.slice(3)}${others}. Move it elsewhere, or add --discard to delete it`);
  throw new UserError(`git does not have ${first.slice(3)}${others}. Commit it, or add --discard to delete it`);
}
