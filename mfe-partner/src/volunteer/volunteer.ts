import type { SectionPage } from '@site/section/Section';
import { breadcrumbList } from '@site/shared-data/breadcrumbList';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { trailTo } from '../trailTo';
import { VolunteerPage } from './VolunteerPage';

export const volunteer: SectionPage = {
  path: paths.volunteer,
  title: 'Volunteer',
  description: `Help in the clinic, at ${org.partnerMinistry.value}, beside new dads or at our events. See what to expect.`,
  picture: 'partner-volunteer',
  structuredData: [breadcrumbList(trailTo(paths.volunteer))],
  Page: VolunteerPage,
};
