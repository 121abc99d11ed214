import { org } from '@site/shared-data/siteFacts';

/** A page's title as tabs and search results show it: its own words first, then the clinic's name. */
export function documentTitle(title: string): string {
  return `${title} | ${org.name.value}`;
}
