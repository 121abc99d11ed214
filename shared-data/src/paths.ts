import { impactPath } from './siteFacts';

/** An address on this site. */
export type SitePath = `/${string}`;

/** Every address of the site. Link with these: they move when a page moves. */
export const paths = {
  home: '/',
  about: '/about',
  history: '/about/history',
  team: '/about/team',
  contact: '/contact',
  welcome: '/welcome',
  blog: '/blog',
  impact: `/${impactPath.value}`,
  events: '/events',
  walkForLife: '/events/walk-for-life',
  hopeGala: '/events/hope-gala',
  babyBottleBoomerang: '/events/baby-bottle-boomerang',
  partner: '/partner',
  partnerEvents: '/partner/events',
  volunteer: '/partner/volunteer',
  volunteerClinic: '/partner/volunteer/clinic',
  volunteerFamilyCenter: '/partner/volunteer/family-center',
  volunteerFatherhood: '/partner/volunteer/fatherhood',
  volunteerEvents: '/partner/volunteer/events',
  prayer: '/partner/prayer',
  donate: '/partner/donate',
  give: '/give',
  supplyDrive: '/supply-drive',
  monthlyPartner: '/monthly-partner',
  clinic: '/services/clinic',
  parenting: '/services/parenting',
  adoption: '/services/adoption',
  counseling: '/services/counseling',
} as const satisfies Readonly<Record<string, SitePath>>;
