import type { StructuredData } from '@site/section/Section';
import { siteOrigin } from '@site/shared-data/siteFacts';
import type { Crumb } from '@site/ui/Breadcrumbs';

/** The way to a page as search engines read it (https://schema.org/BreadcrumbList). */
export function breadcrumbList(trail: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin.value + path,
    })),
  };
}
