import type { SectionPage } from '@site/section/Section';
import { documentTitle } from '../../src/document/documentTitle';

/** How long a title may be with the clinic's name after it, and a description, in characters: what search results show. */
const longestTitle = 60;
const description = { shortest: 50, longest: 160 } as const;

/** What is wrong with what a page says of itself to search engines, or null. */
export function validateHead(page: Pick<SectionPage, 'title' | 'description'>): string | null {
  const title = documentTitle(page.title);
  if (title.length > longestTitle) {
    return `has a title of ${title.length} characters with the clinic’s name; use at most ${longestTitle}`;
  }
  const { length } = page.description;
  if (length < description.shortest || length > description.longest) {
    return `has a description of ${length} characters; use ${description.shortest} to ${description.longest}`;
  }
  return null;
}
