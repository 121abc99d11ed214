import { paths } from '@site/shared-data/paths';
import { UserError } from '../../compose/UserError';
import { addressFault, addressOwner } from '../../compose/validate/addresses';
import type { AddressRow } from '../../compose/validate/addresses';
import { headTextFault, templateDescription } from '../../compose/validate/pageFault';
import { documentTitle } from '../../src/document/documentTitle';
import type { ExistingPage } from './existingPages';
import type { NewPage } from './pageFiles';

const titleOf = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

const pascalCase = (slug: string) => slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The page's folder: its address without the name of the section. */
function folderOf(section: string, address: string): string {
  const parts = address.slice(1).split('/');
  const own = parts[0] === section && parts.length > 1 ? parts.slice(1) : parts;
  const folder = own.join('-');
  // The name of a component cannot begin with a digit.
  return /^\d/.test(folder) ? `${section}-${folder}` : folder;
}

/** The name of a page in existing breadcrumbs, such as 'About' for the page with the title 'Our mission'. */
function crumbName({ path, title }: ExistingPage, pages: readonly ExistingPage[]): string {
  const steps = pages
    .flatMap(({ structuredData }) => structuredData ?? [])
    .flatMap(({ itemListElement }) => (itemListElement ?? []) as readonly { name: string; item: string }[]);
  return steps.find(({ item }) => URL.canParse(item) && new URL(item).pathname === path)?.name ?? title;
}

function stepsAbove(address: string, pages: readonly ExistingPage[]): NewPage['above'] {
  const above = address.split('/').flatMap((_, index, parts) => {
    const path = parts.slice(0, index).join('/');
    return pages.find((page) => page.path === path) ?? [];
  });
  const known = new Map<string, string>(Object.entries(paths).map(([name, path]) => [path, `paths.${name}`]));
  return address.split('/').length > 2
    ? [
        { name: 'Home', source: 'paths.home' },
        ...above.map((page) => ({
          name: crumbName(page, pages),
          source: known.get(page.path) ?? JSON.stringify(page.path),
        })),
      ]
    : [];
}

/**
 * The page that a person asked for.
 * @param title its heading; made from the address where left out.
 * @throws UserError where the site cannot have the page.
 */
export function planPage(
  section: string,
  address: string,
  title: string | undefined,
  pages: readonly ExistingPage[],
  rows: readonly AddressRow[],
): NewPage {
  const owner = pages.find(({ path }) => path === address)?.owner;
  if (owner) throw new UserError(`${address} belongs to ${owner} already; take another address`);
  const mayHave = addressOwner(address, rows) ?? section;
  if (mayHave !== section) {
    throw new UserError(`${address} is for ${mayHave} alone (shell/build/packages.js); take another address`);
  }
  const fault = addressFault(address);
  if (fault) throw new UserError(`'${address}' ${fault}`);
  const heading = title?.trim() ?? titleOf(address.split('/').at(-1) ?? '');
  if (heading === '' || /\p{Cc}/u.test(heading)) throw new UserError('--title is no title; give it one line of words');
  const sameTitle = pages.find((page) => page.title === heading);
  if (sameTitle) throw new UserError(`${sameTitle.path} has the title '${heading}' already; name another with --title`);
  const folder = folderOf(section, address);
  const page = {
    folder,
    component: `${pascalCase(folder)}Page`,
    path: address,
    title: heading,
    description: `${heading}${templateDescription}`,
    above: stepsAbove(address, pages),
  };
  const tooLong = headTextFault(documentTitle(page.title), page.description);
  if (tooLong) throw new UserError(`${address} ${tooLong}; name another with --title`);
  return page;
}
