import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import type { VolunteerDetails } from './VolunteerDetails';

const center = org.partnerMinistry.value;

export const familyCenter: VolunteerDetails = {
  path: paths.volunteerFamilyCenter,
  title: `Volunteer at ${center}`,
  description: `Sort baby supplies, stock the shelves and greet families at ${center}.`,
  lead: 'Parents come here for diapers, tiny socks and a kind word. You can help with all three.',
  suits: [
    'You like to sort, fold and put things in order.',
    'You enjoy meeting young families.',
    'You want to help with your hands.',
  ],
  tasks: ['Sort and fold baby clothes', 'Stock the shelves', 'Pack supplies for parents', 'Welcome families who visit'],
  time: 'Tell us how much time you have. We find a place for it together.',
  training: 'Someone who knows the shelves shows you around on your first day.',
};
