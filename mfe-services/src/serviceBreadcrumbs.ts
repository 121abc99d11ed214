import { paths, type SitePath } from '@site/shared-data/paths';

/**
 * Returns the breadcrumbs of a service. The services have no parent page, so the link goes to their place on the home
 * page.
 */
export const serviceBreadcrumbs = (name: string, path: SitePath) => [
  { name: 'Home', path: paths.home },
  { name: 'How we can help', path: `${paths.home}#how-we-can-help` },
  { name, path },
];
