import { fatherhoodVolunteerMinimum } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import type { VolunteerDetails } from './VolunteerDetails';

const { months } = fatherhoodVolunteerMinimum;

export const fatherhood: VolunteerDetails = {
  path: paths.volunteerFatherhood,
  title: 'Volunteer with dads',
  description: `Be a mentor and a friend to a new dad. Fatherhood volunteers stay for at least ${months} months.`,
  lead: 'Every new dad can use a friend who has been there. You can be that friend.',
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
  time: `At least ${months} months. A friendship takes time to grow.`,
  training: 'We talk through the program with you before you meet a dad.',
};
