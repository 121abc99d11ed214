import { root, shell, sectionRows, type BuiltPackage } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { pagesOf } from '../compose/store/releaseFolder';
import { fetchBranches } from '../compose/store/branches';
import { openStore } from '../compose/store/store';
import { UserError } from '../system/UserError';
import { assertSaved } from './assertSaved';
import { writeFormatted } from './new/pageFiles';
import { existingPages, rowsFile } from './new/planPage';
import { lockFile, siteLists } from './new/siteLists';
import { suggestion } from './packageNamed';

/**
 * Returns a redirect for every address of a section.
 * @throws UserError if its pages are unknown, or the target is not a page.
 */
async function redirectsTo(to: string, name: string) {
  const pages = await existingPages();
  const elsewhere = pages.filter((page) => page.owner !== name && page.path !== '/404');
  const others: readonly string[] = elsewhere.map((page) => page.path);
  if (!others.includes(to)) {
    const remedy = suggestion(to, others) ?? '. Name a page that stays';
    throw new UserError(`--redirect ${to}: no other section has this page${remedy}`);
  }
  const own = pages.flatMap((page): string[] => (page.owner === name ? [page.path, ...(page.movedFrom ?? [])] : []));
  if (own.length === 0) {
    // The sources of a section with its own repository are not here, but its release names its pages.
    const store = await openStore(dirs);
    own.push(...(await pagesOf(store, (await fetchBranches(store)).branches.get(name)?.[0])));
  }
  if (own.length === 0) throw new UserError(`${name} has no pages here and no release. Leave out --redirect`);
  return own.map((from) => ({ from, to }));
}

/** Removes what `new:section` wrote. @throws UserError if the section must stay. Nothing is removed then. */
export async function removeSection(
  { name, folder }: BuiltPackage,
  { redirect, discard }: { redirect?: string; discard?: boolean },
): Promise<void> {
  if (name === shell.name) throw new UserError('The shell is the site around the sections. It cannot be removed');
  const isHere = existsSync(path.join(root, folder));
  if (isHere && !discard) await assertSaved(folder);
  const redirects = redirect ? await redirectsTo(redirect, name) : [];
  const rows = sectionRows.filter((row) => row.name !== name);
  const lists = { 'package-lock.json': await lockFile(folder), ...(await siteLists(rows, redirects)) };
  await writeFormatted(lists);
  for (const place of [folder, `node_modules/${folder}`]) {
    await rm(path.join(root, place), { recursive: true, force: true });
  }
  console.log(`${Object.keys(lists).join(', ')} no longer name ${name}`);
  if (isHere) console.log(`Removed ${folder}. Git keeps its history`);
  console.log(`The branch releases/${name} of the store is unchanged`);
  if (redirect)
    console.log(`${redirects.map(({ from }) => from).join(', ')} will redirect to ${redirect} (${rowsFile})`);
  console.log('Next: npm run compose removes its pages from the site, and names the links to them');
}
