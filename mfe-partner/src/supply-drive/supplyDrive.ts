import type { SectionPage } from '@site/section/Section';
import { paths } from '@site/shared-data/paths';
import { SupplyDrivePage } from './SupplyDrivePage';

export const supplyDrive: SectionPage = {
  path: paths.supplyDrive,
  title: 'Host a supply drive',
  description: 'Five steps to a supply drive with friends, a class or a church, and a list of what families need most.',
  picture: 'supply-drive',
  Page: SupplyDrivePage,
};
