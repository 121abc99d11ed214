import { root, territories } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../compose/UserError';
import { existingPages, sectionFile } from './existingPages';
import { packageNamed } from '../packageNamed';
import { addPage, declarationOf, pageFiles } from './pageFiles';
import { planPage } from './planPage';
import { writeFormatted } from './writeFormatted';

export interface PageOptions {
  readonly title?: string;
}

/**
 * Writes a page into a section, and adds it to the section's list.
 * @throws UserError where the site cannot have the page. Nothing is written then.
 */
export async function createPage(name: string, address: string, { title }: PageOptions): Promise<void> {
  const section = packageNamed(name);
  const list = sectionFile(section.folder);
  if (!existsSync(path.join(root, list))) throw new UserError(`${name}: ${list} is not here; add the page where it is`);
  const page = planPage(name, address, title, await existingPages(), territories);
  const folder = path.join(section.folder, 'src', page.folder);
  const source = await readFile(path.join(root, list), 'utf8');
  const declaration = declarationOf(page);
  if (existsSync(path.join(root, folder)) || new RegExp(`\\b${declaration}\\b`).test(source)) {
    throw new UserError(`${name} has a folder ${page.folder} or a ${declaration} already; take another address`);
  }
  const listed = addPage(source, declaration, `./${page.folder}/${page.component}`);
  if (!listed) throw new UserError(`${name}: ${list} has no defineSection({ pages: […] }); write its pages so`);
  const files = Object.entries(pageFiles(page)).map(([file, text]) => [path.join(folder, file), text]);
  // The list is written last, so that it names only pages that exist.
  await writeFormatted({ ...Object.fromEntries(files), [list]: listed });
  const main = path.join(folder, `${page.component}.tsx`);
  console.log(
    `${address} is there: ${main}, its entries, style and test. Links and the sitemap know it once it is released.`,
  );
  console.log('Yours to write: its title, its description and its entries, which are samples.');
  console.log(`Next: npm run dev -- ${name}, and when it is ready: npm run release -- ${name}`);
}
