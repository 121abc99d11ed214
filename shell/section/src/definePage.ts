import { siteOrigin } from '@site/shared-data/siteFacts';
import type { SectionPage, StructuredData } from './Section';

/** One page of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface PageDefinition extends SectionPage {
  /** The breadcrumbs from the home page; the last one is this page. Its `<PageHeader>` shows the same. */
  readonly breadcrumbs?: readonly Crumb[];
}

/** Breadcrumbs for search engines (https://schema.org/BreadcrumbList). */
const breadcrumbList = (breadcrumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin.value + path,
  })),
});

/** Defines a page: its head and its component. Call it in the page's file; the section lists the result. */
export function definePage({ breadcrumbs, ...page }: PageDefinition): SectionPage {
  if (process.env['SITE_TARGET'] === 'browser' || !breadcrumbs) return page;
  return { ...page, structuredData: [...(page.structuredData ?? []), breadcrumbList(breadcrumbs)] };
}
