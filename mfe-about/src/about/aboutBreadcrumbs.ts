import { paths, type SitePath } from '@site/shared-data/paths';

/** Returns the breadcrumbs of a page below About. */
export const aboutBreadcrumbs = (name: string, path: SitePath) => [
  { name: 'Home', path: paths.home },
  { name: 'About', path: paths.about },
  { name, path },
];
