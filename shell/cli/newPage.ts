import { root, type BuiltPackage } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../compose/UserError';
import { addPage, pageFiles, writeFormatted } from './new/pageFiles';
import { existingPages, planPage, sectionFile } from './new/planPage';

/** Writes a page, and adds it to its section's list. @throws UserError, and writes nothing, where the site cannot have it. */
export async function newPage(section: BuiltPackage, address: string, { title }: { title?: string }): Promise<void> {
  const { name } = section;
  const list = sectionFile(section.folder);
  const page = planPage(name, address, title, await existingPages());
  if (!existsSync(path.join(root, list))) throw new UserError(`${name}: ${list} is not here; add the page where it is`);
  const folder = path.join(section.folder, 'src', page.folder);
  const source = await readFile(path.join(root, list), 'utf8');
  const declaration = `${page.variable}Page`;
  if (existsSync(path.join(root, folder)) || new RegExp(`\\b${declaration}\\b`).test(source)) {
    throw new UserError(`${name} has a folder ${page.folder} or a ${declaration} already; take another address`);
  }
  const listed = addPage(source, declaration, `./${page.folder}/${page.name}Page`);
  if (!listed) throw new UserError(`${name}: ${list} has no defineSection({ pages: […] }); write its pages so`);
  // The list is written last, so that it names only pages that exist.
  await writeFormatted({ ...(await pageFiles(page, 'section/src/books', folder)), [list]: listed });
  const main = path.join(folder, `${page.name}Page.tsx`);
  console.log(`${address} is there: ${main}, its entries, style and test.`);
  console.log('Links and the sitemap know it once it is released.');
  console.log('Yours to write: its title, its description and its entries, which are samples.');
  console.log(`Next: npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}
