import type { SectionPage } from '@site/section/Section';
import { breadcrumbList } from '@site/shared-data/breadcrumbList';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { trailTo } from '../trailTo';
import { DonatePage } from './DonatePage';

export const donate: SectionPage = {
  path: paths.donate,
  title: 'Ways to give',
  description: `Give monthly or once, name ${org.name.value} in your will, or host a supply drive. Answers for donors.`,
  picture: 'partner-donate',
  structuredData: [breadcrumbList(trailTo(paths.donate))],
  Page: DonatePage,
};
