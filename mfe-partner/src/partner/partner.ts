import type { SectionPage } from '@site/section/Section';
import { paths } from '@site/shared-data/paths';
import { PartnerPage } from './PartnerPage';

export const partner: SectionPage = {
  path: paths.partner,
  title: 'Partner with us',
  description: 'Four ways to stand beside families close to home: volunteer, come to an event, pray with us or give.',
  picture: 'partner',
  Page: PartnerPage,
};
