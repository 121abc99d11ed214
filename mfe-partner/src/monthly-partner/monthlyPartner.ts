import type { SectionPage } from '@site/section/Section';
import { paths } from '@site/shared-data/paths';
import { MonthlyPartnerPage } from './MonthlyPartnerPage';

export const monthlyPartner: SectionPage = {
  path: paths.monthlyPartner,
  title: 'Become a monthly partner',
  description: 'Give any amount each month. Steady help lets us plan ahead for the families we meet.',
  picture: 'monthly-partner',
  Page: MonthlyPartnerPage,
};
