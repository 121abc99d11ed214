import { org } from '@site/shared-data/siteFacts';

/** The number of characters in a title that search results show. */
const longestTitle = 60;

/**
 * Returns the title for tabs and search results: the page's title, then the clinic's name if search results show both.
 */
export function documentTitle(title: string): string {
  const withName = `${title} | ${org.name.value}`;
  return withName.length > longestTitle ? title : withName;
}
