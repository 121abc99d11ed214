import { affiliates } from '@site/shared-data/affiliates';
import { blogPosts } from '@site/shared-data/blogPosts';
import { boardMembers } from '@site/shared-data/boardMembers';
import { claims } from '@site/shared-data/claims';
import * as constants from '@site/shared-data/constants';
import { donationOptions } from '@site/shared-data/donationOptions';
import { eventResources } from '@site/shared-data/eventResources';
import { events } from '@site/shared-data/events';
import { volunteerFacts } from '@site/shared-data/facts/partner';
import { donateNow, footerGroups, navigation } from '@site/shared-data/navigation';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { partnerCards } from '@site/shared-data/partnerCards';
import { prayerTopics } from '@site/shared-data/prayerTopics';
import { services } from '@site/shared-data/services';
import { hours, links, org } from '@site/shared-data/siteFacts';
import { staff } from '@site/shared-data/staff';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';
import { volunteerDetails } from '@site/shared-data/volunteerDetails';
import { row, type Row } from './Row';

const counts: readonly Row[] = [
  row('staff', 13, staff.length),
  row('board members', 10, boardMembers.length),
  row('affiliates in the footer', 4, affiliates.length),
  row('columns of the footer', 4, footerGroups.length),
  row('services', 4, services.length),
  row('partner cards', 4, partnerCards.length),
  row('ways to give', 4, donationOptions.length),
  row('prayer topics', 4, prayerTopics.length),
  row('volunteer areas', 4, volunteerAreas.length),
  row('pages for volunteers', 4, volunteerDetails.length),
  row('events', 3, events.length),
  row('blog posts', 4, blogPosts.length),
  row('participating locations', 3, participatingLocations.length),
];

const menu = (labels: typeof navigation) =>
  labels.map((item) =>
    'links' in item
      ? `${item.label}: ${item.links.map(({ label, path }) => `${label} ${path}`).join(', ')}`
      : `${item.label} ${item.path}`,
  );

const givenMenu = [
  'About: Mission /about, History /about/history, Team /about/team',
  'Events /events',
  'Partner: Volunteer /partner/volunteer, Donate /partner/donate',
  'Contact /contact',
];

const pathsOf = (cards: readonly { readonly path: string }[]) => cards.map(({ path }) => path).join(' ');
const areas = ['clinic', 'family-center', 'fatherhood', 'events'].map((area) => `/partner/volunteer/${area}`).join(' ');

const destinations: readonly Row[] = [
  ...givenMenu.map((entry, place) => row(`menu, entry ${place + 1}`, entry, menu(navigation)[place] ?? 'none')),
  row('entries of the menu', givenMenu.length, navigation.length),
  row('button of the menu', 'Donate Now /give', `${donateNow.label} ${donateNow.path}`),
  row(
    'cards of services lead to',
    '/services/clinic /services/parenting /services/adoption /services/counseling',
    pathsOf(services),
  ),
  row(
    'partner cards lead to',
    '/partner/volunteer /partner/events /partner/prayer /partner/donate',
    pathsOf(partnerCards),
  ),
  row('volunteer areas lead to', areas, pathsOf(volunteerAreas)),
  row('pages for volunteers', areas, pathsOf(volunteerDetails)),
  ...[
    ['Monthly Partner', 'Any amount', '/monthly-partner', false],
    ['One-Time Gift', 'Any amount', links.donate.value, true],
    ['Legacy Giving', 'Custom amount', '/contact', false],
    ['Grassroots Supply Drive', 'Baby supplies', '/supply-drive', false],
  ].map(([title, ...given]) => {
    const option = donationOptions.find((one) => one.title === title);
    const here = option ? [option.amountLabel, option.buttonLink, option.isExternalLink].join(', ') : 'none';
    return row(`way to give: ${title}`, given.join(', '), here);
  }),
];

const givenEvents = [
  {
    title: 'Hope Gala',
    date: 'April 10, 2025',
    time: '6:00–8:00 PM',
    doorsTime: '5:30 PM',
    location: 'Dixon Conference Center',
    attire: 'Semi-formal',
    registrationOpen: true,
    registrationUrl: links.galaRegistration.value,
    requiresRegistration: true,
    detailPageUrl: '/events/hope-gala',
  },
  {
    title: 'Walk 4 Life',
    date: 'November 8, 2025',
    time: 'Time to be announced',
    location: 'Opelika Sportsplex',
    route: '1-mile route',
    registrationOpen: false,
    registrationUrl: null,
    requiresRegistration: true,
    detailPageUrl: '/events/walk-for-life',
  },
  {
    title: 'Baby Bottle Boomerang',
    date: 'July 6, 2025',
    time: '4-week campaign',
    location: 'Various locations',
    requiresRegistration: false,
    detailPageUrl: '/events/baby-bottle-boomerang',
  },
];

const eventRows: readonly Row[] = [
  ...givenEvents.flatMap(({ title, ...given }) => {
    const here: Readonly<Record<string, unknown>> | undefined = events.find((one) => one.title === title);
    if (!here) return [row(`event: ${title}`, 'there', 'none')];
    return Object.entries(given).map(([field, value]) => row(`${title}: ${field}`, String(value), here[field]));
  }),
  row(
    'event resources without a file',
    eventResources.length,
    eventResources.filter((one) => one.downloadUrl === '#').length,
  ),
];

const day = (name: keyof typeof hours.value) => {
  const open = hours.value[name];
  return open && 'opens' in open ? `${open.opens}–${open.closes}` : 'Closed';
};

const words: readonly Row[] = [
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const).map((name) => row(name, '8:00 AM–5:00 PM', day(name))),
  row('Friday', '8:00 AM–12:00 PM', day('Friday')),
  ...(['Saturday', 'Sunday'] as const).map((name) => row(name, 'Closed', day(name))),
  row('place', 'Auburn, Alabama', org.place.value),
  row('founded as', 'Sav-a-Life', org.foundedAs.value),
  row('legal status', 'a registered 501(c)3 nonprofit', org.legalStatus.value),
  row('families served', 'over 5,000 families served annually', claims.familiesServed.value),
  row('years of service', 'over four decades of service', claims.years.value),
  row('hotline', '24/7 hotline', claims.hotline.value),
  row('first post', '2024-03-01', blogPosts.map(({ date }) => date).toSorted()[0]),
  row(
    'last post',
    '2024-03-15',
    blogPosts
      .map(({ date }) => date)
      .toSorted()
      .at(-1),
  ),
];

const { clinicMinimum, fatherhoodMinimum, eventDays } = volunteerFacts;
const shiftAt = (event: string) => eventDays.value.find((one) => one.event === event);

const walk = events.find(({ id }) => id === 'walk');
const feeOf = (item: string) => walk?.prices?.find(({ name }) => name === item)?.dollars;

const figures: readonly Row[] = [
  row('founded', 1983, org.foundedIn.value),
  row('fee of the walk in dollars', 0, feeOf('The walk')),
  row('fee of the 5k in dollars', 30, feeOf('The 5k')),
  row('dollars raised for a T-shirt', 200, walk?.shirtDollars),
  row('route of the walk', '1-mile route', walk?.route),
  row('hours a month of clinic volunteers', 4, clinicMinimum.value.hoursPerMonth),
  row('months of clinic volunteers', 6, clinicMinimum.value.months),
  row('months of fatherhood volunteers', 6, fatherhoodMinimum.value.months),
  row(
    'shift at the walk',
    'May 20, 2024, 7:00 AM–1:00 PM',
    `${shiftAt('Walk 4 Life')?.date}, ${shiftAt('Walk 4 Life')?.time}`,
  ),
  row('shift at the gala', '2:00 PM–11:00 PM', shiftAt('Gala')?.time),
  row('pixels below which the menu folds', 768, constants.mobileBreakpoint),
  row('pixels of scroll that make the header compact', 20, constants.compactAfterScroll),
  row('seconds between cards', 0.1, constants.cardStagger),
  row('height of the map in pixels', 400, constants.mapHeight),
  row('columns of the events grid', 3, constants.eventColumns),
];

/** The counts and names of the specification, with the values of the entries and constants. */
export const contentRows: readonly Row[] = [...counts, ...destinations, ...eventRows, ...words, ...figures];
