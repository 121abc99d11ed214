import { org } from '@site/shared-data/siteFacts';

/** The title for tabs and search results: the page's own title, then the clinic's name. */
export function documentTitle(title: string): string {
  return `${title} | ${org.name.value}`;
}
