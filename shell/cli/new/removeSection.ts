import { isInstalled, root, sections, shell } from '@site/build/packages';
import leven from 'leven';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '../../compose/runProgram';
import { UserError } from '../../compose/UserError';
import { packageNamed } from '../packageNamed';
import { existingPages } from './existingPages';
import { addRedirects, changedLists, editLockFile, removeRow, rowsFile } from './siteLists';
import { writeFormatted } from './writeFormatted';

export interface RemoveOptions {
  /** The page that its addresses lead to; the 404 page where left out. */
  readonly redirect?: string;
  /** Whether to remove work that git does not have. */
  readonly discard?: boolean;
}

/** Throws where a folder has work that would be lost. */
async function assertSaved(folder: string): Promise<void> {
  const { isGood, said } = await runProgram('git', ['status', '--porcelain', '-uall', '--', folder]);
  if (!isGood) throw new UserError(`git cannot say whether ${folder} is saved (${said}); save it, or add --discard`);
  const [first, ...more] = said.split('\n').filter(Boolean);
  if (!first) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  throw new UserError(`git does not have ${first.slice(3)}${others}; commit it, or lose it on purpose: --discard`);
}

/** Every address of a section. @throws UserError where they are not known, or no other section has the target. */
async function addressesToRedirect(name: string, folder: string, target: string): Promise<readonly string[]> {
  const pages = await existingPages();
  const others = pages.filter(({ owner, path: address }) => owner !== name && address !== '/404');
  if (!others.some((page) => page.path === target)) {
    const close = others.find((page) => leven(page.path, target) <= 2);
    throw new UserError(
      `--redirect ${target}: no other section has such a page${close ? `; did you mean ${close.path}?` : '; name one that stays'}`,
    );
  }
  const own = pages.filter(({ owner }) => owner === name);
  if (own.length === 0)
    throw new UserError(`${folder} is not here, so its addresses are not known; git restore it first`);
  return own.flatMap((page) => [page.path, ...(page.movedFrom ?? [])]);
}

/**
 * Removes a section: its folder, and what `new:section` wrote about it elsewhere. Its releases stay in the store.
 * @throws UserError where it may not be removed. Nothing is removed then.
 */
export async function removeSection(name: string, { redirect, discard = false }: RemoveOptions): Promise<void> {
  const { folder } = packageNamed(name);
  if (isInstalled) throw new UserError('This repository is the section; remove it where the site is');
  if (name === shell.name) throw new UserError('The shell is the site around the sections; it stays');
  if (existsSync(path.join(root, folder)) && !discard) await assertSaved(folder);
  const addresses = redirect ? await addressesToRedirect(name, folder, redirect) : [];
  const lists = await changedLists(
    root,
    sections.filter((one) => one.name !== name),
    {
      lock: (text) => editLockFile(text, folder, null),
      rows: (text) =>
        addRedirects(
          removeRow(text, name),
          addresses.map((from) => ({ from, to: redirect ?? '/' })),
        ),
    },
  );
  await writeFormatted(lists);
  for (const place of [folder, path.join('node_modules', folder)]) {
    await rm(path.join(root, place), { recursive: true, force: true });
  }
  for (const file of Object.keys(lists)) console.log(`${file} no longer names ${name}`);
  console.log(`${folder} is removed; git and the branch releases/${name} of the store keep it`);
  if (redirect) console.log(`${addresses.join(', ')} will lead to ${redirect} (${rowsFile})`);
  console.log('Next: npm run compose takes its pages off the site, and names what links to them');
}
