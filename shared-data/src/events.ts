import { shirtAmount, walkFee, walkRoute } from '@site/shared-data/constants';
import { links } from '@site/shared-data/siteFacts';
import type { EntryImage } from './pictures';
import { given, own } from './Fact';
import type { Sourced, Sources } from './Fact';
import type { SitePath } from './paths';
import type { PostalAddress } from './siteFacts';

/** Something the clinic invites people to. */
export interface ClinicEvent extends Sourced {
  /** A short name that never changes: calendars know the event by it. */
  readonly id: string;
  readonly title: string;
  /** The day, or the first day, as people write it: 'April 10, 2025'. */
  readonly date: string;
  /** The last day of an event that lasts longer than one. The event is over once this day has ended. */
  readonly endDate?: string;
  /** The hours as readers see them, or what is known of them. */
  readonly time: string;
  /** When the doors open: '5:30 PM'. */
  readonly doorsTime?: string;
  /** When it starts, for calendars: '6:00 PM'. Left out while unknown. */
  readonly startTime?: string;
  /** When it ends, for calendars. */
  readonly endTime?: string;
  readonly location: string;
  /** The street and the town of the place. Left out while there is no one place. */
  readonly address?: PostalAddress;
  /** How long the way is: '1-mile route'. */
  readonly route?: string;
  /** What to wear, in one word or two. */
  readonly attire?: string;
  /** What it costs to take part. This and the next three: a short sentence or two, left out while unknown. */
  readonly cost?: string;
  readonly parking?: string;
  /** Whether children can come along. */
  readonly children?: string;
  /** What to bring. */
  readonly bring?: string;
  /** The same cost for search engines: what there is to pay for, and how many dollars. */
  readonly prices?: readonly { readonly name: string; readonly dollars: number }[];
  readonly image: EntryImage;
  /** What it is, in one sentence that stays true when it is over: 'An evening of stories.' */
  readonly summary: string;
  /** Two or three sentences that invite, for the event's page until it is over. */
  readonly description: string;
  /** How to take part, in one line. */
  readonly registration: string;
  readonly registrationOpen: boolean;
  /** The external page where guests register; null while there is none. */
  readonly registrationUrl: string | null;
  readonly requiresRegistration: boolean;
  /** The event's own page on this site: '/events/hope-gala'. It comes with the entry. */
  readonly detailPageUrl: SitePath;
}

export const eventSources: Sources<ClinicEvent> = {
  id: given,
  title: given,
  date: given,
  endDate: { status: 'sample', knownBy: 'events', note: 'Four weeks from the first day, which is given.' },
  time: given,
  doorsTime: given,
  startTime: given,
  endTime: given,
  location: given,
  address: { status: 'sample', knownBy: 'events', note: 'To be compared with what the place itself says.' },
  route: given,
  attire: given,
  cost: given,
  parking: { status: 'sample', knownBy: 'events' },
  children: { status: 'sample', knownBy: 'events' },
  bring: { status: 'sample', knownBy: 'events' },
  prices: given,
  image: own,
  summary: { status: 'sample', knownBy: 'events' },
  description: { status: 'sample', knownBy: 'events' },
  registration: given,
  registrationOpen: given,
  registrationUrl: given,
  requiresRegistration: given,
  detailPageUrl: given,
};

const entries = [
  {
    id: 'gala',
    title: 'Hope Gala',
    date: 'April 10, 2025',
    time: '6:00–8:00 PM',
    doorsTime: '5:30 PM',
    startTime: '6:00 PM',
    endTime: '8:00 PM',
    location: 'Dixon Conference Center',
    address: { street: '241 South College Street', city: 'Auburn', state: 'AL', postalCode: '36830' },
    attire: 'Semi-formal',
    image: {
      name: 'event-gala',
      alt: 'An evening hall with string lights, tall arched windows and a round table set with camellias, candles and glasses.',
    },
    summary: 'An evening of stories, thanks and hope.',
    description:
      'Join us for an evening of stories and thanks, and meet the people behind the work. Dress is semi-formal.',
    registration: 'Registration is open. Please register before you come.',
    registrationOpen: true,
    registrationUrl: links.galaRegistration.value,
    requiresRegistration: true,
    detailPageUrl: '/events/hope-gala',
  },
  {
    id: 'walk',
    title: 'Walk 4 Life',
    date: 'November 8, 2025',
    time: 'Time to be announced',
    location: 'Opelika Sportsplex',
    address: { street: '1001 Sportsplex Parkway', city: 'Opelika', state: 'AL', postalCode: '36801' },
    route: walkRoute,
    cost: `The walk is free. The 5k costs $${walkFee}.`,
    children: 'Children are welcome, and so are strollers.',
    bring: 'Good shoes and a bottle of water.',
    prices: [
      { name: 'The walk', dollars: 0 },
      { name: 'The 5k', dollars: walkFee },
    ],
    image: {
      name: 'event-walk',
      alt: 'Walkers and runners of all ages, one with a pram, go down a park path under a banner with hearts.',
    },
    summary: 'A walk of one mile and a 5k run for families, friends and churches.',
    description: `Bring your family, your friends and your stroller. The walk follows a ${walkRoute} and is free. The 5k costs $${walkFee}. Raise $${shirtAmount} or more, and a T-shirt is yours.`,
    registration: `Registration is not open yet. The walk is free; the 5k costs $${walkFee}.`,
    registrationOpen: false,
    registrationUrl: null,
    requiresRegistration: true,
    detailPageUrl: '/events/walk-for-life',
  },
  {
    id: 'bottles',
    title: 'Baby Bottle Boomerang',
    date: 'July 6, 2025',
    endDate: 'August 2, 2025',
    time: '4-week campaign',
    location: 'Various locations',
    image: {
      name: 'event-bottles',
      alt: 'Three baby bottles filled with coins on a table, with stacked coins and a camellia.',
    },
    summary: 'A four-week campaign with baby bottles that people fill with change.',
    description:
      'Pick up an empty baby bottle near you. Fill it with coins, bills or a check over four weeks. Then bring it back.',
    registration: 'No registration needed. Pick up a bottle and start.',
    registrationOpen: false,
    registrationUrl: null,
    requiresRegistration: false,
    detailPageUrl: '/events/baby-bottle-boomerang',
  },
] as const satisfies readonly ClinicEvent[];

/** The ids there are. What names one of them no longer compiles once its event is gone. */
export type EventId = (typeof entries)[number]['id'];

/** All events, in no particular order. Each has a page of its own, which comes with the entry. */
export const events: readonly ClinicEvent[] = entries;
