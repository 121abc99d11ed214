import { clinicVolunteerMinimum } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import type { VolunteerDetails } from './VolunteerDetails';

const { hoursPerMonth, months } = clinicVolunteerMinimum;

export const clinic: VolunteerDetails = {
  path: paths.volunteerClinic,
  title: 'Volunteer in the clinic',
  description: `Greet visitors and help behind the scenes, at least ${hoursPerMonth} hours per month for at least ${months} months.`,
  lead: 'You may be the first friendly face a visitor sees. A warm hello goes a long way.',
  suits: [
    'You like people, and you listen well.',
    'You keep what you hear to yourself.',
    'You have time on a weekday.',
  ],
  tasks: ['Welcome visitors at the door', 'Answer the phone', 'Get rooms ready', 'Help with mail and supplies'],
  time: `At least ${hoursPerMonth} hours per month, for at least ${months} months.`,
  training: 'You learn beside someone who knows the work. We go at your pace.',
};
