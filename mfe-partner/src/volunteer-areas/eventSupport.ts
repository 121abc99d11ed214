import { paths } from '@site/shared-data/paths';
import type { VolunteerDetails } from './VolunteerDetails';

export const eventSupport: VolunteerDetails = {
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
  hasEventDays: true,
};
