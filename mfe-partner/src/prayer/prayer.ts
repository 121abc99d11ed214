import type { SectionPage } from '@site/section/Section';
import { breadcrumbList } from '@site/shared-data/breadcrumbList';
import { paths } from '@site/shared-data/paths';
import { trailTo } from '../trailTo';
import { PrayerPage } from './PrayerPage';

export const prayer: SectionPage = {
  path: paths.prayer,
  title: 'Pray with us',
  description: 'What to pray for with us: families, our team, our community, and wisdom and provision.',
  picture: 'partner-prayer',
  structuredData: [breadcrumbList(trailTo(paths.prayer))],
  Page: PrayerPage,
};
