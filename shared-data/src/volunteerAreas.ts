import { paths } from '@site/shared-data/paths';
import type { EntryImage } from './pictures';
import { given, own } from './Fact';
import type { Sourced, Sources } from './Fact';
import type { SitePath } from './paths';

/** An area in which people volunteer, and the page that tells more. */
export interface VolunteerArea extends Sourced {
  readonly title: string;
  readonly path: SitePath;
  /** One or two sentences. */
  readonly description: string;
  readonly image: EntryImage;
}

export const volunteerAreaSources: Sources<VolunteerArea> = {
  title: given,
  path: given,
  description: { status: 'sample', knownBy: 'volunteer coordinator' },
  image: own,
};

export const volunteerAreas: readonly VolunteerArea[] = [
  {
    title: 'Clinic',
    path: paths.volunteerClinic,
    description: 'Welcome visitors, answer the phone or help behind the scenes.',
    image: {
      name: 'volunteer-clinic',
      alt: 'A volunteer walks beside a visitor down a bright hallway with arches toward an open door and morning hills.',
    },
  },
  {
    title: 'Hope Family Center',
    path: paths.volunteerFamilyCenter,
    description: 'Sort and share baby supplies, and greet the parents who come for them.',
    image: {
      name: 'volunteer-family-center',
      alt: 'A volunteer in an apron places folded blankets on shelves with baby clothes, bottles and diapers; boxes stand beside.',
    },
  },
  {
    title: 'Fatherhood',
    path: paths.volunteerFatherhood,
    description: 'Walk beside a dad as he grows into his role. Your own story is a good start.',
    image: {
      name: 'volunteer-fatherhood',
      alt: 'An older man walks with a younger dad who pushes a pram on a park path, a hand on his shoulder.',
    },
  },
  {
    title: 'Event Support',
    path: paths.volunteerEvents,
    description: 'Set up, greet guests or help clean up at our events.',
    image: {
      name: 'volunteer-event-support',
      alt: 'Volunteers set up an outdoor event: one on a ladder hangs lights, one carries a box past chairs and a table.',
    },
  },
];
