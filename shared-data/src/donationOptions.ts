import { paths } from '@site/shared-data/paths';
import { links, org } from '@site/shared-data/siteFacts';
import type { EntryImage } from './pictures';
import { given, own } from './Fact';
import type { Sourced, Sources } from './Fact';

/** One way to give. */
export interface DonationOption extends Sourced {
  readonly title: string;
  readonly description: string;
  /** How much, in a word or two: 'Any amount'. */
  readonly amountLabel: string;
  readonly image: EntryImage;
  readonly buttonText: string;
  /** A path of this site, or an https address when `isExternalLink` is true. */
  readonly buttonLink: string;
  /** Whether the button leaves this site, in a new tab. */
  readonly isExternalLink: boolean;
}

export const donationOptionSources: Sources<DonationOption> = {
  title: given,
  description: { status: 'sample', knownBy: 'development' },
  amountLabel: given,
  image: own,
  buttonText: own,
  buttonLink: given,
  isExternalLink: given,
};

export const donationOptions: readonly DonationOption[] = [
  {
    title: 'Monthly Partner',
    description: 'A little each month. Steady gifts make it easier to plan ahead.',
    amountLabel: 'Any amount',
    image: {
      name: 'give-monthly',
      alt: 'Four pots on a shelf, from sprout to camellia in bloom, below a calendar with a heart on one day.',
    },
    buttonText: 'Give monthly',
    buttonLink: paths.monthlyPartner,
    isExternalLink: false,
  },
  {
    title: 'One-Time Gift',
    description: 'In the moment that suits you. You choose how much.',
    amountLabel: 'Any amount',
    image: {
      name: 'give-one-time',
      alt: 'A wrapped gift with a ribbon and a camellia on top, with a card and a small parcel on a table.',
    },
    buttonText: 'Give once',
    buttonLink: links.donate.value,
    isExternalLink: true,
  },
  {
    title: 'Legacy Giving',
    description: `Name ${org.name.value} in your will or estate plan. You can talk it over with us first.`,
    amountLabel: 'Custom amount',
    image: {
      name: 'give-legacy',
      alt: 'A grandmother and a child stand below a wide old oak and look at a sapling; acorns and oak leaves lie in front.',
    },
    buttonText: 'Talk with us',
    buttonLink: paths.contact,
    isExternalLink: false,
  },
  {
    title: 'Grassroots Supply Drive',
    description: 'Collect diapers, wipes and baby clothes with your friends, your class or your church.',
    amountLabel: 'Baby supplies',
    image: {
      name: 'give-supply-drive',
      alt: 'An open box with a teddy bear, blankets and a baby bottle stands on a porch before an arched door, with diapers and a second box.',
    },
    buttonText: 'Host a supply drive',
    buttonLink: paths.supplyDrive,
    isExternalLink: false,
  },
];
