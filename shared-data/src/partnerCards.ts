import { paths } from '@site/shared-data/paths';
import type { EntryImage } from './pictures';
import { given, own } from './Fact';
import type { Sourced, Sources } from './Fact';
import type { SitePath } from './paths';

/** A way to stand beside the clinic, and the page that tells more. */
export interface PartnerCard extends Sourced {
  readonly title: string;
  readonly path: SitePath;
  /** One sentence. */
  readonly description: string;
  readonly image: EntryImage;
}

export const partnerCardSources: Sources<PartnerCard> = {
  title: given,
  path: given,
  description: { status: 'sample', knownBy: 'development' },
  image: own,
};

export const partnerCards: readonly PartnerCard[] = [
  {
    title: 'Volunteer',
    path: paths.volunteer,
    description: 'Share your time and what you are good at. You can start small.',
    image: {
      name: 'partner-volunteer',
      alt: 'Three volunteers in aprons, seen from behind and arm in arm, face a small house and morning hills.',
    },
  },
  {
    title: 'Events',
    path: paths.partnerEvents,
    description: 'See what is planned, come along and bring a friend.',
    image: {
      name: 'partner-events',
      alt: 'A long garden table with a cake, lemonade and flowers under bunting strung between two trees.',
    },
  },
  {
    title: 'Prayer',
    path: paths.prayer,
    description: 'Pray with us for families, for our team and for our town.',
    image: {
      name: 'partner-prayer',
      alt: 'Three people, seen from behind, sit on a church pew before a tall stained-glass window with a sunrise.',
    },
  },
  {
    title: 'Donate',
    path: paths.donate,
    description: 'Give once, each month or in kind. You choose the way and the amount.',
    image: {
      name: 'partner-donate',
      alt: 'A glass jar filled with paper hearts on a table by a window, with stacked coins, an envelope and a plant.',
    },
  },
];
