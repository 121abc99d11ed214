import { siteOrigin } from '@site/shared-data/siteFacts';
import type { SectionPage, StructuredData } from './Section';

/** A page on the way from the front door. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface PageDefinition extends SectionPage {
  /** The way here from the front door; the last one is this page. Its `<PageHeader>` shows the same. */
  readonly breadcrumbs?: readonly Crumb[];
}

/** The way to a page as search engines read it (https://schema.org/BreadcrumbList). */
const breadcrumbList = (breadcrumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin.value + path,
  })),
});

/** Makes a page of its head and what it shows. It stands in the page's file; the section lists it. */
export function definePage({ breadcrumbs, ...page }: PageDefinition): SectionPage {
  if (process.env['SITE_TARGET'] === 'browser' || !breadcrumbs) return page;
  return { ...page, structuredData: [...(page.structuredData ?? []), breadcrumbList(breadcrumbs)] };
}
