import { contractVersion } from '@site/section/Section';
import type { Section, SectionPage } from '@site/section/Section';
import { ClearError } from '../ClearError';
import { loadBundle } from './loadBundle';

/** One `wanted` line for each thing a page must have. */
const pageFields = {
  path: 'an address such as /events/hope-gala',
  title: 'a title',
  description: 'a description',
} as const;

function checkPage(name: string, page: Partial<SectionPage>, index: number): void {
  const label = typeof page.path === 'string' ? page.path : `pages[${index}]`;
  for (const [field, wanted] of Object.entries(pageFields)) {
    const value: unknown = page[field as keyof typeof pageFields];
    if (typeof value !== 'string' || value.trim() === '') {
      throw new ClearError(`${name}: ${label} has no ${field}; give it ${wanted} in the section's pages`);
    }
  }
  if (typeof page.Page !== 'function') {
    throw new ClearError(`${name}: ${label} has no Page; give it a component in the section's pages`);
  }
  if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(label)) {
    throw new ClearError(
      `${name}: '${label}' is not an address; use lower-case words, digits and hyphens after each slash`,
    );
  }
}

/**
 * Runs a section's prerender bundle and checks what it exports against the contract.
 * @throws ClearError naming the section, the page and the remedy.
 */
export function loadSectionBundle(
  name: string,
  code: string,
  filename: string,
  lent: Readonly<Record<string, unknown>>,
): Section {
  const { section } = loadBundle(code, filename, lent) as { section?: Partial<Section> };
  if (!section)
    throw new ClearError(`${name}: section.ts exports no 'section'; export one (shell/section/src/Section.ts)`);
  if (section.contract !== contractVersion) {
    throw new ClearError(
      `${name}: built for contract ${String(section.contract)}, this site speaks ${contractVersion}; rebuild it with the present @site/section`,
    );
  }
  if (!Array.isArray(section.pages) || section.pages.length === 0) {
    throw new ClearError(`${name}: the section has no pages; list them in section.ts`);
  }
  section.pages.forEach((page: Partial<SectionPage>, index) => checkPage(name, page, index));
  return section as Section;
}
