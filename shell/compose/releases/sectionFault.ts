import type { PageFile, Section, SectionPage } from '@site/section/Section';
import { addressFault, fileAddressFault } from './addressFault';

/** One `wanted` line for each text a page must have. */
const pageTexts = {
  path: 'an address such as /events/hope-gala',
  title: 'a title',
  description: 'a description',
} as const;

const isFunction = (value: unknown) => typeof value === 'function';

function fileFault(label: string, file: Partial<PageFile>): string | null {
  const { path, type, text } = file;
  if (typeof path !== 'string' || typeof type !== 'string' || !isFunction(text)) {
    return `${label} has a file without path, type or text; give it all three`;
  }
  const fault = fileAddressFault(path);
  return fault && `${label}: the file '${path}' ${fault}`;
}

function pageFault(page: Partial<SectionPage>, index: number): string | null {
  const label = typeof page.path === 'string' && page.path !== '' ? page.path : `pages[${index}]`;
  for (const [field, wanted] of Object.entries(pageTexts)) {
    const value: unknown = page[field as keyof typeof pageTexts];
    if (typeof value !== 'string' || value.trim() === '') {
      return `${label} has no ${field}; give it ${wanted} in the section's pages`;
    }
  }
  if (!isFunction(page.Page)) return `${label} has no Page; give it a component in the section's pages`;
  const fault = addressFault(label);
  if (fault) return `'${label}' ${fault}`;
  for (const file of page.files ?? []) {
    const wrong = fileFault(label, file);
    if (wrong) return wrong;
  }
  return null;
}

/**
 * What keeps the export of a section from being what the contract asks for: the page, the reason and the remedy. Null where
 * nothing does.
 * @param contract the version the shell speaks.
 */
export function sectionFault(section: Partial<Section> | undefined, contract: number): string | null {
  if (!section) return "section.ts exports no 'section'; export one (shell/section/src/Section.ts)";
  if (section.contract !== contract) {
    return `section.ts is built for contract ${String(section.contract)}, this site speaks ${contract}; rebuild it with the present @site/section`;
  }
  if (!Array.isArray(section.pages) || section.pages.length === 0) {
    return 'section.ts lists no pages; give it some';
  }
  for (const [index, page] of section.pages.entries()) {
    const fault = pageFault(page as Partial<SectionPage>, index);
    if (fault) return fault;
  }
  return null;
}
