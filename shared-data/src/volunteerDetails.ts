import { clinicVolunteerMinimum, fatherhoodVolunteerMinimum } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { given, own } from './Fact';
import type { Source, Sourced, Sources } from './Fact';
import type { SitePath } from './paths';
import { roles } from './roles';

/** What somebody who thinks of helping in one area wants to know. */
export interface VolunteerDetails extends Sourced {
  readonly path: SitePath;
  /** The heading of the page, and its title. */
  readonly title: string;
  /** The page in search results, 50 to 160 characters. */
  readonly description: string;
  /** The first sentences under the heading. */
  readonly lead: string;
  /** Whom it suits: each a sentence that starts with 'You'. */
  readonly suits: readonly string[];
  /** What volunteers do: each starts with a verb. */
  readonly tasks: readonly string[];
  /** How much time it takes. */
  readonly time: string;
  readonly training: string;
  /** How old volunteers are at least. */
  readonly age: string;
  /** What is asked of volunteers for the safety of families. */
  readonly checks: string;
  /** Whom to write to: one of `roles`. */
  readonly role: string;
  /** Whether the page lists the event days. */
  readonly hasEventDays?: boolean;
}

const written: Source = { status: 'sample', knownBy: 'volunteer coordinator' };

export const volunteerDetailSources: Sources<VolunteerDetails> = {
  path: given,
  title: own,
  description: written,
  lead: written,
  suits: written,
  tasks: written,
  time: { ...written, note: 'The minimums of the clinic and of the fatherhood program are given.' },
  training: written,
  age: { ...written, note: 'The minimum age, and whether younger people can come with a parent.' },
  checks: { ...written, note: 'Which checks the clinic makes, and who pays for them.' },
  role: { ...own, note: 'One of `roles`, which are facts themselves.' },
  hasEventDays: given,
};

const center = org.partnerMinistry.value;

/** The four areas, in the order of their cards. */
export const volunteerDetails: readonly VolunteerDetails[] = [
  {
    path: paths.volunteerClinic,
    title: 'Volunteer in the clinic',
    description: `Greet visitors and help behind the scenes, at least ${clinicVolunteerMinimum.hoursPerMonth} hours per month for at least ${clinicVolunteerMinimum.months} months.`,
    lead: 'You may be the first friendly face a visitor sees. A warm hello goes a long way.',
    suits: [
      'You like people, and you listen well.',
      'You keep what you hear to yourself.',
      'You have time on a weekday.',
    ],
    tasks: ['Welcome visitors at the door', 'Answer the phone', 'Get rooms ready', 'Help with mail and supplies'],
    time: `At least ${clinicVolunteerMinimum.hoursPerMonth} hours per month, for at least ${clinicVolunteerMinimum.months} months.`,
    training: 'You learn beside someone who knows the work. We go at your pace.',
    age: '18 or older.',
    checks: 'Two references and a background check.',
    role: roles.volunteers.value,
  },
  {
    path: paths.volunteerFamilyCenter,
    title: `Volunteer at ${center}`,
    description: `Sort baby supplies, stock the shelves and greet families at ${center}.`,
    lead: 'Parents come here for diapers, tiny socks and a kind word. You can help with all three.',
    suits: [
      'You like to sort, fold and put things in order.',
      'You enjoy meeting young families.',
      'You want to help with your hands.',
    ],
    tasks: [
      'Sort and fold baby clothes',
      'Stock the shelves',
      'Pack supplies for parents',
      'Welcome families who visit',
    ],
    time: 'Tell us how much time you have. We find a place for it together.',
    training: 'Someone who knows the shelves shows you around on your first day.',
    age: '16 or older. Younger helpers can come with a parent.',
    checks: 'Two references.',
    role: roles.familyCenter.value,
  },
  {
    path: paths.volunteerFatherhood,
    title: 'Volunteer with dads',
    description: `Be a mentor and a friend to a new dad. Fatherhood volunteers stay for at least ${fatherhoodVolunteerMinimum.months} months.`,
    lead: 'A new dad can use a friend who has been there. You can be that friend.',
    suits: [
      'You are a father, or you have been like one to somebody.',
      'You listen more than you talk.',
      'You stay around, in good weeks and in hard ones.',
    ],
    tasks: [
      'Meet with a dad, one to one',
      'Listen to what is on his mind',
      'Share what you have learned',
      'Cheer for his first steps as a parent',
    ],
    time: `At least ${fatherhoodVolunteerMinimum.months} months. A friendship takes time to grow.`,
    training: 'We talk through the program with you before you meet a dad.',
    age: '21 or older.',
    checks: 'Two references and a background check.',
    role: roles.fatherhood.value,
  },
  {
    path: paths.volunteerEvents,
    title: 'Volunteer at our events',
    description: 'Set up, greet guests or help clean up at the walk and the gala. One day at a time is welcome.',
    lead: 'Our events run on helping hands. Come for one day, or come to all of them.',
    suits: [
      'You like to be on your feet.',
      'You are happy to greet people you do not know yet.',
      'You can give a day now and then.',
    ],
    tasks: [
      'Set up tables, chairs and signs',
      'Greet guests and walkers',
      'Hand out water and smiles',
      'Clean up together',
    ],
    time: 'One event at a time. You choose which.',
    training: 'You meet the team before the doors open, and you get one clear task.',
    age: '14 or older. Younger helpers can come with a parent.',
    checks: 'None for one day at an event.',
    role: roles.churches.value,
    hasEventDays: true,
  },
];
