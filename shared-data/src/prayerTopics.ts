import { contact } from '@site/shared-data/siteFacts';
import type { EntryImage } from './pictures';
import { own } from './Fact';
import type { Sourced, Sources } from './Fact';

/** Something to pray for together. */
export interface PrayerTopic extends Sourced {
  readonly title: string;
  /** Two sentences. */
  readonly description: string;
  readonly image: EntryImage;
}

export const prayerTopicSources: Sources<PrayerTopic> = {
  title: { status: 'sample', knownBy: 'chief executive' },
  description: { status: 'sample', knownBy: 'chief executive' },
  image: own,
};

export const prayerTopics: readonly PrayerTopic[] = [
  {
    title: 'Families we serve',
    description:
      'Pray for moms, dads and babies in the months before and after birth. Ask for peace, health and good friends.',
    image: {
      name: 'prayer-families',
      alt: 'A candle and tiny knitted shoes on a window sill; outside, a small house with lit windows at first light.',
    },
  },
  {
    title: 'Staff and volunteers',
    description: 'Pray for kind words and patient ears. Thank God for every hand that helps.',
    image: {
      name: 'prayer-staff',
      alt: 'Two open hands of different people hold a camellia together before an arch of soft light.',
    },
  },
  {
    title: 'Our community',
    description: `Pray for ${contact.address.value.city}, its churches, its schools and its homes. Ask that no parent here feels alone.`,
    image: {
      name: 'prayer-community',
      alt: 'A white church with a steeple among the roofs of a small town, with pine hills and a morning sky.',
    },
  },
  {
    title: 'Wisdom and provision',
    description: 'Pray for wise choices as we plan and spend. Ask God to provide what families need, in good time.',
    image: {
      name: 'prayer-wisdom',
      alt: 'An open book lies on a table in dawn light beside a loaf of bread and a jug of wheat.',
    },
  },
];
