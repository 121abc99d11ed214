import { root, sectionFolder, sections } from '@site/build/packages';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../compose/UserError';
import type { PageOptions } from './createPage';
import { json } from './Manifest';
import { planSection } from './planSection';
import { addRow, changedLists, editLockFile, rowsFile } from './siteLists';
import { writeFormatted } from './writeFormatted';

/**
 * Writes a section with its first page, and adds it to the lists of npm, the site, its owners and the rollback workflow.
 * @throws UserError where the site cannot have the section. Nothing is written then.
 */
export async function createSection(name: string, { title }: PageOptions): Promise<void> {
  const folder = sectionFolder(name);
  const { manifest, sources } = await planSection(name, title);
  if (existsSync(path.join(root, folder))) {
    throw new UserError(`${folder} is there already; take another name, or remove it`);
  }
  const section = { name, folder, addresses: [`/${name}/**`], team: `@example/${name}` };
  const lists = await changedLists(root, [...sections, section], {
    lock: (text) => editLockFile(text, folder, manifest),
    rows: (text) => addRow(text, section),
  });
  if (!(rowsFile in lists)) throw new UserError(`${rowsFile} has no list of sections; write it as const rows = […]`);
  const files = {
    'package.json': json(manifest),
    'tsconfig.json': json({ extends: '../tsconfig.base.json', include: ['.'] }),
    ...sources,
  };
  const own = Object.entries(files).map(([file, text]) => [path.join(folder, file), text] as const);
  await writeFormatted({ ...Object.fromEntries(own), ...lists });
  console.log(`${folder} is there, with its first page /${name} and its row in ${rowsFile}.`);
  console.log('Yours to write: that page and its entries, which are samples; further ones with npm run new:page.');
  console.log(`Next: npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}
