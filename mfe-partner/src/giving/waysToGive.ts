import { donationOptions, type DonationOption } from '@site/shared-data/donationOptions';
import { paths } from '@site/shared-data/paths';

const isOnline = ({ buttonLink, isExternalLink }: DonationOption) =>
  isExternalLink || buttonLink === paths.monthlyPartner;

/** The gifts of money over the internet. The one that takes a single visit is first. */
export const onlineWays = donationOptions
  .filter(isOnline)
  .sort((one, other) => Number(other.isExternalLink) - Number(one.isExternalLink));
