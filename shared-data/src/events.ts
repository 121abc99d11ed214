import type { EntryImage } from './EntryImage';
import { paths } from './paths';
import type { SitePath } from './paths';
import { links } from './siteFacts';

/** Something the clinic invites people to. */
export interface ClinicEvent {
  /** A short name that never changes: calendars know the event by it. */
  readonly id: string;
  readonly title: string;
  /** The day, or the first day, as people write it: 'April 10, 2025'. */
  readonly date: string;
  /** The last day of an event that lasts longer than one. */
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
  /** What to wear, in one word or two. */
  readonly attire?: string;
  readonly image: EntryImage;
  /** One sentence for cards. */
  readonly summary: string;
  /** Two or three sentences for the event's page. */
  readonly description: string;
  /** How to take part, in one line. */
  readonly registration: string;
  readonly registrationOpen: boolean;
  /** The external page where guests register; null while there is none. */
  readonly registrationUrl: string | null;
  readonly requiresRegistration: boolean;
  /** The event's own page on this site. */
  readonly detailPageUrl: SitePath;
}

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
    attire: 'Semi-formal',
    image: {
      name: 'event-gala',
      alt: 'An evening hall with string lights, tall arched windows and a round table set with camellias, candles and glasses.',
    },
    summary: 'An evening of stories, thanks and hope for families in our community.',
    description:
      'Join us for an evening of stories and thanks. You meet the people behind the work and hear what your support makes possible. Dress is semi-formal.',
    registration: 'Registration is open. Please register before you come.',
    registrationOpen: true,
    registrationUrl: links.galaRegistration.value,
    requiresRegistration: true,
    detailPageUrl: paths.hopeGala,
  },
  {
    id: 'walk',
    title: 'Walk 4 Life',
    date: 'November 8, 2025',
    time: 'Time to be announced',
    location: 'Opelika Sportsplex',
    image: {
      name: 'event-walk',
      alt: 'Walkers and runners of all ages, one with a pram, go down a park path under a banner with hearts.',
    },
    summary: 'Walk one mile or run the 5k with your family, friends and church.',
    description:
      'Bring your family, your friends and your stroller. The walk follows a 1-mile route and is free. The 5k costs $30. Raise $200 or more and you get a T-shirt.',
    registration: 'Registration is not open yet. The walk is free; the 5k costs $30.',
    registrationOpen: false,
    registrationUrl: null,
    requiresRegistration: true,
    detailPageUrl: paths.walkForLife,
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
    summary: 'Take a baby bottle home, fill it with change and bring it back.',
    description:
      'Pick up an empty baby bottle near you. Fill it with coins, bills or a check over four weeks. Then bring it back. Every bottle helps a family.',
    registration: 'No registration needed. Pick up a bottle and start.',
    registrationOpen: false,
    registrationUrl: null,
    requiresRegistration: false,
    detailPageUrl: paths.babyBottleBoomerang,
  },
] as const satisfies readonly ClinicEvent[];

/** The names under which events are known. */
export type EventId = (typeof entries)[number]['id'];

/** All events, in no particular order. */
export const events: readonly ClinicEvent[] = entries;
