import { org } from '@site/shared-data/siteFacts';

/** The characters of a title that search results show. */
const longestTitle = 60;

/** The title for tabs and search results: the page's own title, then the clinic's name where search results show both. */
export function documentTitle(title: string): string {
  const withName = `${title} | ${org.name.value}`;
  return withName.length > longestTitle ? title : withName;
}
