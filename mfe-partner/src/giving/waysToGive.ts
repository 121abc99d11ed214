import { donationOptions, type DonationOption } from '@site/shared-data/donationOptions';
import { paths } from '@site/shared-data/paths';

const isOnline = ({ buttonLink, isExternalLink }: DonationOption) =>
  isExternalLink || buttonLink === paths.monthlyPartner;

/** Gifts of money over the internet. The one that is done at once comes first. */
export const onlineWays = donationOptions
  .filter(isOnline)
  .sort((one, other) => Number(other.isExternalLink) - Number(one.isExternalLink));
