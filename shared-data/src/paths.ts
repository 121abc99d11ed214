import { impactPath } from './siteFacts';

/** An address of this site. */
export type SitePath = `/${string}`;

/**
 * The addresses that several packages link to. If a page moves, change its address only here. A page that only its own
 * section links to declares its address itself, and an entry declares the page of its event. Compose rejects a link to
 * an address without a page.
 */
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
