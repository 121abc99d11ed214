import { root, sections, tsconfig } from '@site/build/packages';
import type { Section, SectionPage } from '@site/section/Section';
import { existsSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { errorMessage, UserError } from '../../compose/UserError';
import { homeHead, notFoundHead } from '../../src/ownPages';

/** A page of the site and its package. */
export interface ExistingPage extends Pick<SectionPage, 'path' | 'title' | 'structuredData' | 'movedFrom'> {
  readonly owner: string;
}

/** The file with a section's list of pages. */
export const sectionFile = (folder: string) => path.join(folder, 'src/section.ts');

// Node cannot import style sheets, and the list of pages does not need them.
const withoutStyles = `export const load = (url, context, next) =>
  /\\.css(\\?|$)/.test(url) ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context);`;

/**
 * Every page whose sources are here.
 * @throws UserError where a section's sources cannot be run.
 */
export async function existingPages(): Promise<readonly ExistingPage[]> {
  register(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);
  const present = sections.filter(({ folder }) => existsSync(path.join(root, sectionFile(folder))));
  const pages = present.map(async ({ name, folder }) => {
    try {
      const file = pathToFileURL(path.join(root, sectionFile(folder)));
      const { section } = (await tsImport(file.href, { parentURL: import.meta.url, tsconfig })) as { section: Section };
      return section.pages.map((page) => ({ ...page, owner: name }));
    } catch (error) {
      throw new UserError(`${name}: ${sectionFile(folder)} does not run (${errorMessage(error)}); mend it first`);
    }
  });
  const own = [
    { ...homeHead, path: '/' as const, owner: 'shell' },
    { ...notFoundHead, path: '/404' as const, owner: 'shell' },
  ];
  return [...own, ...(await Promise.all(pages)).flat()];
}
