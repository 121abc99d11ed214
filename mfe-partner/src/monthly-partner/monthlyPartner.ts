import type { SectionPage } from '@site/section/Section';
import { paths } from '@site/shared-data/paths';
import { MonthlyPartnerPage } from './MonthlyPartnerPage';

export const monthlyPartner: SectionPage = {
  path: paths.monthlyPartner,
  title: 'Become a monthly partner',
  description: 'Give any amount each month: why monthly gifts help, how to set one up, and how to change it.',
  picture: 'monthly-partner',
  Page: MonthlyPartnerPage,
};
