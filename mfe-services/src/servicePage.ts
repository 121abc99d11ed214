import { definePage } from '@site/section/definePage';
import type { SectionPage, StructuredData } from '@site/section/Section';
import { paths, type SitePath } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import type { ComponentType } from 'react';
import { serviceStructuredData } from './serviceStructuredData';

interface ServicePageParts {
  readonly path: SitePath;
  readonly title: string;
  readonly description: string;
  readonly Page: ComponentType;
  /** Further structured data besides that of the service. */
  readonly structuredData?: readonly StructuredData[];
}

/**
 * Returns the breadcrumbs of a service. The services have no parent page, so the link goes to their place on the home
 * page.
 */
export const serviceBreadcrumbs = (name: string, path: SitePath) => [
  { name: 'Home', path: paths.home },
  { name: 'How we can help', path: `${paths.home}#how-we-can-help` },
  { name, path },
];

/** Returns the page of a service. A shared link shows the picture of its card. */
export function servicePage({ structuredData = [], ...head }: ServicePageParts): SectionPage {
  const picture = services.find(({ path }) => path === head.path)?.image.name;
  const { path, title: name, description } = head;
  return definePage({
    ...head,
    ...(picture && { picture }),
    ...(process.env['SITE_TARGET'] !== 'browser' && {
      structuredData: [serviceStructuredData({ path, name, description }), ...structuredData],
    }),
    isForNeed: true,
    breadcrumbs: serviceBreadcrumbs(name, path),
  });
}
