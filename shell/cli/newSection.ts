import { root, sectionFolder, sectionRows } from '@site/build/packages';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { UserError } from '../system/UserError';
import { pageFiles, writeFormatted } from './new/pageFiles';
import { planSection, rowsFile } from './new/planPage';
import { lockFile, siteLists } from './new/siteLists';

/** Writes a new section beside the others. @throws UserError if the site cannot have it. Nothing is written then. */
export async function newSection(name: string, title: string | undefined): Promise<void> {
  const folder = sectionFolder(name);
  const { page, manifest } = await planSection(name, title);
  if (existsSync(path.join(root, folder))) {
    throw new UserError(`${folder} already exists. Choose another name, or remove it`);
  }
  await writeFormatted({
    [`${folder}/package.json`]: JSON.stringify(manifest),
    [`${folder}/tsconfig.json`]: '{\n"extends": "../tsconfig.base.json", "include": ["."] }',
    ...(await pageFiles(page, 'section', folder)),
    'package-lock.json': await lockFile(folder, manifest),
    ...(await siteLists([...sectionRows, { name, addresses: [`/${name}/**`], team: `@example/${name}` }])),
  });
  console.log(`Created ${folder} with its first page /${name} and its row in ${rowsFile}.`);
  console.log('The page and its entries are samples. Rewrite them, and add pages with npm run new:page.');
  const first = existsSync(dirs.site) ? '' : 'npm run build, then ';
  console.log(`Next: ${first}npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}
