import { packages, root, sectionFolder, sections } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../compose/UserError';
import { assertSectionName } from './assertSectionName';
import { addToLockFile, addToPackageFile } from './addWorkspace';
import { codeOwners, codeOwnersFile } from './codeOwners';
import type { PageOptions } from './createPage';
import { addToArray, isConstant } from './editSource';
import { existingPages } from './existingPages';
import { pageFiles } from './pageFiles';
import { planPage } from './planPage';
import { addToChoices, rollbackFile, sectionFiles } from './sectionFiles';
import { sectionManifest } from './sectionManifest';
import { writeFormatted } from './writeFormatted';

const list = 'shell/build/packages.js';

const read = (file: string) => readFile(path.join(root, file), 'utf8');

/**
 * Writes a section with its first page, and adds it to the lists of npm, the site, its owners and the rollback workflow.
 * @throws UserError where the site cannot have the section. Nothing is written then.
 */
export async function createSection(name: string, { title }: PageOptions): Promise<void> {
  assertSectionName(name, packages);
  const section = { name, folder: sectionFolder(name) };
  if (existsSync(path.join(root, section.folder))) {
    throw new UserError(`${section.folder} is there already; take another name, or remove it`);
  }
  const address = `/${name}`;
  const team = `@example/${name}`;
  const page = planPage(name, address, title, await existingPages(), sections);
  const row = addToArray(
    await read(list),
    isConstant('rows'),
    JSON.stringify({ name, addresses: [`${address}/**`], team }),
  );
  if (!row) throw new UserError(`${list} has no list of sections; write it as const rows = […]`);
  const manifest = await sectionManifest(section);
  const folder = path.join(section.folder, 'src', page.folder);
  const filesOfPage = Object.entries(pageFiles(page)).map(([file, text]) => [path.join(folder, file), text]);
  // The list is written last, so that it names only sections that exist.
  await writeFormatted({
    ...sectionFiles(section, manifest, page),
    ...Object.fromEntries(filesOfPage),
    'package.json': addToPackageFile(await read('package.json'), section.folder),
    'package-lock.json': addToLockFile(await read('package-lock.json'), manifest),
    [codeOwnersFile]: codeOwners(await read(codeOwnersFile), [...sections, { ...section, team }]),
    [rollbackFile]: addToChoices(await read(rollbackFile), name),
    [list]: row,
  });
  console.log(`${section.folder} is there, with its first page ${address} (${folder}) and its row in ${list}.`);
  console.log('Yours to write: that page, whose words are samples; further ones with npm run new:page.');
  console.log(`Next: npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}
