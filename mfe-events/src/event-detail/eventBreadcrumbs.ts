import type { ClinicEvent } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';

/** Returns the breadcrumbs of an event's page. */
export const eventBreadcrumbs = ({ title, detailPageUrl }: ClinicEvent) => [
  { name: 'Home', path: paths.home },
  { name: 'Events', path: paths.events },
  { name: title, path: detailPageUrl },
];
