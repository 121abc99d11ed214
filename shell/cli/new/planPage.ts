import {
  packageFolder,
  packages,
  root,
  sectionFolder,
  sectionName,
  sections,
  sectionRows,
  tsconfig,
} from '@site/build/packages';
import type { Section, SectionPage } from '@site/section/Section';
import shared from '@site/section/sharedModules.json' with { type: 'json' };
import { paths } from '@site/shared-data/paths';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorMessage, UserError } from '../../system/UserError';
import { addressFault, addressOwner } from '../../compose/contract/addresses';
import { headTextFaults, templateDescription } from '../../compose/contract/inspectPage';
import { homeHead, notFoundHead } from '../../src/ownPages';

/** The file with the rows of all sections, and the redirects. */
export const rowsFile = 'shell/build/sections.json';

/** A page of the site with the name of its package. */
type ExistingPage = Pick<SectionPage, 'path' | 'title' | 'movedFrom'> & { readonly owner: string };

/** Returns the path of the file that lists a section's pages. */
export const sectionFile = (folder: string) => path.join(folder, 'src/section.ts');

// Node cannot import style sheets, and the list of pages does not need them.
const withoutStyles = `export const load = (url, context, next) =>
  /\\.css(\\?|$)/.test(url) ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context);`;

/**
 * Reads every page from the sources here, including pages that are not released yet.
 * @throws UserError if a list of pages does not run.
 */
export async function existingPages(): Promise<readonly ExistingPage[]> {
  register(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);
  const { tsImport } = await import('tsx/esm/api');
  const pages = sections.map(async ({ name: owner, folder }) => {
    const file = sectionFile(folder);
    const source = pathToFileURL(path.join(root, file));
    if (!existsSync(source)) return [];
    try {
      const { section }: { section: Section } = await tsImport(source.href, { parentURL: import.meta.url, tsconfig });
      return section.pages.map((page) => ({ ...page, owner }));
    } catch (error) {
      throw new UserError(`${owner}: ${file} does not run (${errorMessage(error)}). Fix it first`);
    }
  });
  const home = { ...homeHead, path: '/', owner: 'shell' } as const;
  const notFound = { ...notFoundHead, path: '/404', owner: 'shell' } as const;
  return [home, notFound, ...(await Promise.all(pages)).flat()];
}

const titleOf = (address: string) =>
  address.replace(/^.*\/(.?)/, (_, first: string) => first.toUpperCase()).replaceAll('-', ' ');

/** Returns the source code of the breadcrumb for a page. */
function breadcrumb(address: string): string {
  const [name] = Object.entries(paths).find(([, path]) => path === address) ?? [];
  return `{ name: ${JSON.stringify(titleOf(address))}, path: ${name ? `paths.${name}` : JSON.stringify(address)} },`;
}

export type NewPage = ReturnType<typeof planPage>;

/**
 * Plans the page that a person asked for, with its folder such as 'open-house', and the names 'OpenHouse' and
 * 'openHouse'.
 * @param title its heading. Without one, the address gives it.
 * @throws UserError if the site cannot have the page.
 */
export function planPage(section: string, address: string, title: string | undefined, pages: readonly ExistingPage[]) {
  if (section === 'shell') {
    throw new UserError('shell: it has only the home page and the 404 page (shell/src/ownPages.ts). Name a section');
  }
  const owner = pages.find(({ path }) => path === address)?.owner;
  if (owner) throw new UserError(`${address} already belongs to ${owner}. Choose another address`);
  const mayHave = addressOwner(address, sectionRows) ?? section;
  if (mayHave !== section) {
    throw new UserError(`${address} is reserved for ${mayHave} (${rowsFile}). Choose another address`);
  }
  const fault = addressFault(address);
  if (fault) throw new UserError(`'${address}' ${fault}`);
  const heading = title?.trim() ?? titleOf(address);
  if (heading === '' || /\p{Cc}/u.test(heading))
    throw new UserError('--title is empty or has more than one line. Write one line of words');
  const sameTitle = pages.find((page) => page.title === heading);
  if (sameTitle)
    throw new UserError(`${sameTitle.path} already has the title '${heading}'. Choose another with --title`);
  const [tooLong] = headTextFaults(heading, heading + templateDescription);
  if (tooLong) throw new UserError(`${address} ${tooLong}. Choose another with --title`);
  const parts = address.slice(1).split('/');
  const words = (parts[0] === section && parts[1] ? parts.slice(1) : parts).join('-');
  // The name of a component cannot begin with a digit.
  const folder = /^\d/.test(words) ? `${section}-${words}` : words;
  const variable = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const name = variable.charAt(0).toUpperCase() + variable.slice(1);
  const above = pages.map((page) => page.path).filter((path) => address.startsWith(`${path}/`));
  return { path: address, title: heading, folder, name, variable, above: above.sort().map(breadcrumb) };
}

/** Checks the name of a new section. @throws UserError if the site cannot have a section of that name. */
export function assertSectionName(name: string): void {
  if (packages.some((one) => one.name === name)) throw new UserError(`There is already a package '${name}'`);
  if (!sectionName.test(name)) {
    throw new UserError(
      `'${name}' cannot be the name of a section. Use lower-case words with single hyphens, such as library`,
    );
  }
  if (['all', 'release', 'shared'].includes(name)) {
    throw new UserError(`'${name}' has another meaning here. Choose another name`);
  }
}

/** The fields of a workspace's package.json that commands read. */
export interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

export const readPackage = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Plans the first page and the package.json of a new section. @throws UserError if the site cannot have it. */
export async function planSection(name: string, title: string | undefined) {
  assertSectionName(name);
  const page = planPage(name, `/${name}`, title, await existingPages());
  const known = (await readPackage(packageFolder('@site/shell'))).dependencies;
  const versions = (...names: readonly string[]) => Object.fromEntries(names.map((one) => [one, known[one] ?? '*']));
  const manifest = {
    name: sectionFolder(name),
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    scripts: { build: 'webpack build', start: `npm --prefix .. run dev -- ${name}` },
    dependencies: { ...versions('@site/section', '@site/shared-data', '@site/ui'), react: shared.react },
    devDependencies: versions('@site/build'),
  };
  return { page, manifest };
}
