import type { Content } from '../schemas/Content';

export { donationOptions } from '../generated/donationOptions';

/** A way to give. */
export type DonationOption = Content['donationOptions'][number];
