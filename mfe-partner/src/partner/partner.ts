import type { SectionPage } from '@site/section/Section';
import { paths } from '@site/shared-data/paths';
import { PartnerPage } from './PartnerPage';

export const partner: SectionPage = {
  path: paths.partner,
  title: 'Partner with us',
  description: 'Volunteer, come to an event, pray or give. And for churches: a speaker, baby bottles, a supply drive.',
  picture: 'partner',
  Page: PartnerPage,
};
