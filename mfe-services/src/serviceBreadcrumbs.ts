import { paths, type SitePath } from '@site/shared-data/paths';

/** The way to a service. The services have no page above them: their parent is a place on the home page. */
export const serviceBreadcrumbs = (name: string, path: SitePath) => [
  { name: 'Home', path: paths.home },
  { name: 'How we can help', path: `${paths.home}#how-we-can-help` },
  { name, path },
];
