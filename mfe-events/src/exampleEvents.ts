import type { ClinicEvent } from '@site/shared-data/events';

/* One event of each kind for tests, whatever the clinic's own events are. */

/** An evening with hours, guests who register, and an address. */
export const evening: ClinicEvent = {
  id: 'evening',
  title: 'Harvest Evening',
  date: 'April 10, 2025',
  time: '6:00–8:00 PM',
  doorsTime: '5:30 PM',
  startTime: '6:00 PM',
  endTime: '8:00 PM',
  location: 'Town Hall',
  address: { street: '1 Main Street', city: 'Opelika', state: 'AL', postalCode: '36801' },
  attire: 'Semi-formal',
  image: { name: 'event-gala', alt: 'A hall with string lights.' },
  summary: 'An evening of soup and songs.',
  description: 'Join us for an evening of soup and songs.',
  registration: 'Please register before you come.',
  registrationOpen: true,
  registrationUrl: 'https://example.org/evening',
  requiresRegistration: true,
  detailPageUrl: '/events/harvest-evening',
};

/** A day whose hours are not known and whose registration is not open. */
export const run: ClinicEvent = {
  id: 'run',
  title: 'Winter Run',
  date: 'November 8, 2025',
  time: 'Time to be announced',
  location: 'City Park',
  route: '2-mile route',
  cost: 'The run costs $5.',
  parking: 'Behind the park.',
  image: { name: 'event-walk', alt: 'Runners on a path.' },
  summary: 'A run through the park.',
  description: 'Bring your friends and run with us.',
  registration: 'Registration is not open yet.',
  registrationOpen: false,
  registrationUrl: null,
  requiresRegistration: true,
  detailPageUrl: '/events/winter-run',
};

/** A campaign of weeks, in several places, open to all. */
export const campaign: ClinicEvent = {
  id: 'campaign',
  title: 'Sock Weeks',
  date: 'July 6, 2025',
  endDate: 'August 2, 2025',
  time: '4-week campaign',
  location: 'Various locations',
  image: { name: 'event-bottles', alt: 'Socks on a line.' },
  summary: 'Four weeks in which people collect socks.',
  description: 'Take a box home and fill it with socks.',
  registration: 'No registration needed.',
  registrationOpen: false,
  registrationUrl: null,
  requiresRegistration: false,
  detailPageUrl: '/events/sock-weeks',
};
