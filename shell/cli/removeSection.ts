import { root, shell, territories, type BuiltPackage } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { pagesOf } from '../compose/store/releaseFolder';
import { fetchBranches, openStore } from '../compose/store/store';
import { errorMessage, UserError } from '../compose/UserError';
import { userGit } from '../git/git';
import { writeFormatted } from './new/pageFiles';
import { existingPages, rowsFile } from './new/planPage';
import { lockFile, siteLists } from './new/siteLists';
import { suggestion } from './packageNamed';

/** Throws where a folder has work that would be lost. */
async function assertSaved(folder: string): Promise<void> {
  const ask = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', folder];
  const changes = await userGit(ask).catch((error: unknown) => {
    throw new UserError(
      `git cannot say whether ${folder} is saved (${errorMessage(error)}); save it, or add --discard`,
    );
  });
  const [first, ...more] = changes.split('\0').filter(Boolean);
  if (!first) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  throw new UserError(`git does not have ${first.slice(3)}${others}; commit it, or lose it on purpose: --discard`);
}

/** A redirect from every address of a section. @throws UserError where some are not known, or no page is at the target. */
async function redirectsTo(to: string, name: string) {
  const pages = await existingPages();
  const elsewhere = pages.filter((page) => page.owner !== name && page.path !== '/404');
  const others: readonly string[] = elsewhere.map((page) => page.path);
  if (!others.includes(to)) {
    const remedy = suggestion(to, others) ?? '; name one that stays';
    throw new UserError(`--redirect ${to}: no other section has such a page${remedy}`);
  }
  const own = pages.flatMap((page): string[] => (page.owner === name ? [page.path, ...(page.movedFrom ?? [])] : []));
  if (own.length === 0) {
    // The sources of a section in a repository of its own are not here, but its release names its pages.
    const store = await openStore(dirs);
    own.push(...(await pagesOf(store, (await fetchBranches(store)).branches.get(name)?.[0])));
  }
  if (own.length === 0) throw new UserError(`${name} has no pages here and no release; leave out --redirect`);
  return own.map((from) => ({ from, to }));
}

/** Removes what `new:section` wrote. @throws UserError, and removes nothing, where a section may not be removed. */
export async function removeSection(
  { name, folder }: BuiltPackage,
  { redirect, discard }: { redirect?: string; discard?: boolean },
): Promise<void> {
  if (name === shell.name) throw new UserError('The shell is the site around the sections; it stays');
  const isHere = existsSync(path.join(root, folder));
  if (isHere && !discard) await assertSaved(folder);
  const redirects = redirect ? await redirectsTo(redirect, name) : [];
  const rows = territories.filter((row) => row.name !== name);
  const lists = { 'package-lock.json': await lockFile(folder), ...(await siteLists(rows, redirects)) };
  await writeFormatted(lists);
  for (const place of [folder, `node_modules/${folder}`]) {
    await rm(path.join(root, place), { recursive: true, force: true });
  }
  console.log(`${Object.keys(lists).join(', ')} no longer name ${name}`);
  if (isHere) console.log(`${folder} is removed; git keeps it`);
  console.log(`The branch releases/${name} of the store stays as it is`);
  if (redirect) console.log(`${redirects.map(({ from }) => from).join(', ')} will lead to ${redirect} (${rowsFile})`);
  console.log('Next: npm run compose takes its pages off the site, and names what links to them');
}
