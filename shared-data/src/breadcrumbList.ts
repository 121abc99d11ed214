import { siteOrigin } from '@site/shared-data/siteFacts';

/** A page on the way from the front door. */
interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way to a page as search engines read it (https://schema.org/BreadcrumbList). */
export function breadcrumbList(trail: readonly Step[]) {
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
