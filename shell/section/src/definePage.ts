import { siteOrigin } from '@site/shared-data/siteFacts';
import type { SectionPage, StructuredData } from './Section';

/** One page of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface PageDefinition extends SectionPage {
  /** The breadcrumbs from the home page to this page. The `<PageHeader>` of the page shows the same ones. */
  readonly breadcrumbs?: readonly Crumb[];
}

/** Returns breadcrumbs for search engines (https://schema.org/BreadcrumbList). */
const breadcrumbList = (breadcrumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin.value + path,
  })),
});

/**
 * Defines a page: its head and its component. Call it in the page's file, and add the result to the list of the
 * section.
 */
export function definePage({ breadcrumbs, ...page }: PageDefinition): SectionPage {
  if (process.env['SITE_TARGET'] === 'browser' || !breadcrumbs) return page;
  return { ...page, structuredData: [...(page.structuredData ?? []), breadcrumbList(breadcrumbs)] };
}
