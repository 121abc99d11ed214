import type { Crumb } from '@site/section/definePage';
import { partnerCards } from '@site/shared-data/partnerCards';
import { paths, type SitePath } from '@site/shared-data/paths';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';

const cards = [...partnerCards, ...volunteerAreas].map(({ title, path }) => ({ name: title, path }));

/** The pages from the front door down. */
const pages: readonly Crumb[] = [
  { name: 'Home', path: paths.home },
  { name: 'Partner', path: paths.partner },
  ...cards,
];

/** Returns the breadcrumbs of a page below /partner. */
export function breadcrumbsTo(address: SitePath): readonly Crumb[] {
  return pages.filter(({ path }) => path === paths.home || path === address || address.startsWith(`${path}/`));
}
