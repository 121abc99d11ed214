import { root, sectionFolder, sections } from '@site/build/packages';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../compose/UserError';
import { pageFiles, writeFormatted } from './new/pageFiles';
import { planSection } from './new/planPage';
import { addRow, changedLists, editLockFile, rowsFile } from './new/siteLists';

/** Writes a section beside the others. @throws UserError, and writes nothing, where the site cannot have it. */
export async function newSection(name: string, title: string | undefined): Promise<void> {
  const folder = sectionFolder(name);
  const { page, manifest } = await planSection(name, title);
  if (existsSync(path.join(root, folder))) {
    throw new UserError(`${folder} is there already; take another name, or remove it`);
  }
  const row = { name, addresses: [`/${name}/**`], team: `@example/${name}` };
  const lists = await changedLists(
    [...sections, { ...row, folder }],
    (text) => editLockFile(text, folder, manifest),
    (text) => addRow(text, row),
  );
  if (!(rowsFile in lists)) throw new UserError(`${rowsFile} has no list of sections; write it as const rows = […]`);
  await writeFormatted({
    [`${folder}/package.json`]: JSON.stringify(manifest),
    [`${folder}/tsconfig.json`]: '{\n"extends": "../tsconfig.base.json", "include": ["."] }',
    ...(await pageFiles(page, 'section', folder)),
    ...lists,
  });
  console.log(`${folder} is there, with its first page /${name} and its row in ${rowsFile}.`);
  console.log('Yours to write: that page and its entries, which are samples; further ones with npm run new:page.');
  console.log(`Next: npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}
