import type { SectionPage } from '@site/section/Section';
import { paths } from '@site/shared-data/paths';
import { SupplyDrivePage } from './SupplyDrivePage';

export const supplyDrive: SectionPage = {
  path: paths.supplyDrive,
  title: 'Host a supply drive',
  description: 'A supply drive with friends, a class or a church, step by step, and a list of what is needed most.',
  picture: 'supply-drive',
  Page: SupplyDrivePage,
};
