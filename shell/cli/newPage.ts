import { root, type BuiltPackage } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../system/UserError';
import { addPage, pageFiles, writeFormatted } from './new/pageFiles';
import { existingPages, planPage, sectionFile } from './new/planPage';

/**
 * Writes a page, and adds it to its section's list.
 * @throws UserError if the site cannot have it. Nothing is written then.
 */
export async function newPage(section: BuiltPackage, address: string, { title }: { title?: string }): Promise<void> {
  const { name } = section;
  const list = sectionFile(section.folder);
  const page = planPage(name, address, title, await existingPages());
  if (!existsSync(path.join(root, list)))
    throw new UserError(`${name}: ${list} is not here. Add the page in the repository that has it`);
  const folder = path.join(section.folder, 'src', page.folder);
  const source = await readFile(path.join(root, list), 'utf8');
  const declaration = `${page.variable}Page`;
  if (existsSync(path.join(root, folder)) || new RegExp(`\\b${declaration}\\b`).test(source)) {
    throw new UserError(`${name} already has a folder ${page.folder} or a ${declaration}. Choose another address`);
  }
  const listed = addPage(source, declaration, `./${page.folder}/${page.name}Page`);
  if (!listed) throw new UserError(`${name}: ${list} has no defineSection({ pages: […] }). List its pages that way`);
  // The list is written last, so that it names only pages that exist.
  await writeFormatted({ ...(await pageFiles(page, 'section/src/books', folder)), [list]: listed });
  const main = path.join(folder, `${page.name}Page.tsx`);
  console.log(`Created ${address}: ${main}, its entries, style and test.`);
  console.log('Links and the sitemap can use it after its release.');
  console.log('Its title, description and entries are samples. Rewrite them.');
  console.log(`Next: npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}
