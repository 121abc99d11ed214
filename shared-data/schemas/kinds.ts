import type { z } from 'zod';
import { affiliate, card, donationOption, prayerTopic, service, volunteerDetails } from './cards';
import * as clinic from './clinic';
import { event, eventResource, participatingLocation } from './events';
import { menu, navigationGroup, navigationItem, navigationLink } from './navigation';
import * as pages from './pages';
import { boardMember, staffMember } from './people';
import { blogPost } from './posts';

/** The address list of anything in the header or the footer. */
export const everyPage = 'every page';

/**
 * The pages that show a kind, by address. If fields differ, it has a list for each field, and `else` for the others.
 */
type Pages = readonly string[] | ({ readonly else: readonly string[] } & Readonly<Record<string, readonly string[]>>);

interface Kind<Schema extends z.ZodType> {
  /** Its name in the form. */
  readonly title: string;
  /** Its path below `entries`: a folder with a file for each entry, or a single file. */
  readonly place: string;
  /** The schema of an entry, or of the file. */
  readonly schema: Schema;
  readonly pages: Pages;
}

/** A kind with a file for each entry. */
export interface ListKind<Schema extends z.ZodObject = z.ZodObject> extends Kind<Schema> {
  readonly isList: true;
  /** The fields that must be unique among all entries. */
  readonly unique: readonly string[];
}

/** A kind with a single file. */
export interface FileKind<Schema extends z.ZodType = z.ZodType> extends Kind<Schema> {
  readonly isList: false;
  /** The module that exports it together with others. A list has its own module. */
  readonly module: string;
}

type AnyKind = ListKind | FileKind;

const list = <Schema extends z.ZodObject>(
  title: string,
  place: string,
  schema: Schema,
  unique: readonly string[],
  pages: Pages,
): ListKind<Schema> => ({ isList: true, title, place, schema, unique, pages });

const file = <Schema extends z.ZodType>(
  title: string,
  place: string,
  schema: Schema,
  pages: Pages,
  module = 'siteFacts',
): FileKind<Schema> => ({ isList: false, title, place: `${place}.yaml`, schema, pages, module });

const services = ['/services/clinic', '/services/parenting', '/services/adoption', '/services/counseling'];
const otherServices = services.slice(1);
const volunteerPages = ['clinic', 'family-center', 'fatherhood', 'events'].map((area) => `/partner/volunteer/${area}`);
const [clinicArea = '', centerArea = '', dadsArea = '', eventsArea = ''] = volunteerPages;
const impact = '/{impactPath}';

/** The whole content by export name. A kind comes after the kinds that it refers to. */
export const kinds = {
  org: file('The organization', 'clinic/organization', clinic.org, {
    else: [everyPage],
    foundedAs: ['/', '/about', '/about/history'],
    foundedIn: ['/', '/about', '/about/history', impact, '/partner/donate', '/welcome'],
    taxNumber: ['/give', '/monthly-partner'],
  }),
  siteOrigin: file('Address of the site', 'clinic/site-origin', clinic.siteOrigin, [everyPage]),
  contact: file('Telephone, e-mail, address', 'clinic/contact', clinic.contact, {
    else: [everyPage],
    callBack: ['/', ...services, '/contact', '/welcome', '/about', '/blog'],
    appointments: ['/services/clinic', '/contact'],
    languageInSpanish: ['/services/clinic', '/contact'],
    language: ['/services/clinic', '/contact'],
  }),
  familyCenterAddress: file(
    'Address of the family center',
    'clinic/family-center-address',
    clinic.familyCenterAddress,
    ['/services/parenting', '/about/history', '/events/baby-bottle-boomerang'],
  ),
  hours: file('Opening hours', 'clinic/hours', clinic.hours, [everyPage]),
  closures: file('Closed days', 'clinic/closures', clinic.closures, [everyPage]),
  firstVisit: file('A first visit', 'clinic/first-visit', clinic.firstVisit, ['/contact', '/services/clinic']),
  privacy: file('Privacy', 'clinic/privacy', clinic.privacy, ['/', '/services/clinic', '/services/counseling']),
  accessibility: file('Accessibility', 'clinic/accessibility', clinic.accessibility, ['/'], 'accessibility'),
  links: file('Links to other sites', 'clinic/links', clinic.links, {
    else: [everyPage],
    donate: ['/partner/donate', '/give', '/monthly-partner'],
    galaRegistration: ['/events/hope-gala'],
    adoption: ['/services/adoption'],
    afterAbortionSupport: ['/services/counseling'],
  }),
  embeds: file('Map and video', 'clinic/embeds', clinic.embeds, { else: ['/about/history'], mapKey: ['/contact'] }),
  impactPath: file('Address of the Impact page', 'clinic/impact-path', clinic.impactPath, [impact]),
  claims: file('Figures of the Impact page', 'clinic/claims', clinic.claims, [impact], 'claims'),
  searchFacts: file('For search engines', 'clinic/search-engines', clinic.searchFacts, ['/'], 'searchFacts'),
  hotlines: file('Hotlines', 'clinic/hotlines', clinic.hotlines, [everyPage], 'hotlines'),
  spanish: file(
    'Help in Spanish',
    'clinic/spanish',
    clinic.spanish,
    { else: ['/contact'], who: ['/contact', '/services/clinic'], free: ['/contact', '/services/clinic'] },
    'spanish',
  ),
  roles: file(
    'Who answers',
    'clinic/roles',
    clinic.roles,
    {
      else: ['/about/team'],
      volunteers: ['/about/team', clinicArea, '/contact'],
      familyCenter: ['/about/team', centerArea],
      fatherhood: ['/about/team', dadsArea],
      churches: ['/about/team', eventsArea, '/partner', '/contact'],
      donors: ['/about/team', '/give', '/contact'],
    },
    'roles',
  ),
  chiefExecutive: file(
    'Chief executive',
    'clinic/chief-executive',
    clinic.chiefExecutive,
    ['/about/team', '/welcome'],
    'chiefExecutive',
  ),
  homeFacts: file('Front door', 'pages/home', pages.home, ['/'], 'facts/home'),
  aboutFacts: file('Mission', 'pages/about', pages.about, ['/about'], 'facts/about'),
  historyFacts: file('History', 'pages/history', pages.history, ['/about/history'], 'facts/about'),
  teamFacts: file('Team', 'pages/team', pages.team, ['/about/team'], 'facts/about'),
  contactFacts: file('Contact', 'pages/contact', pages.contact, ['/contact'], 'facts/about'),
  welcomeFacts: file('Welcome', 'pages/welcome', pages.welcome, ['/welcome'], 'facts/about'),
  impactFacts: file('Impact', 'pages/impact', pages.impact, [impact], 'facts/about'),
  familiesCounted: file(
    'How families were counted',
    'pages/families-counted',
    pages.familiesCounted,
    [impact],
    'facts/about',
  ),
  eventsFacts: file('Events', 'pages/events', pages.events, ['/events'], 'facts/events'),
  hopeGalaFacts: file('Hope Gala', 'pages/hope-gala', pages.hopeGala, ['/events/hope-gala'], 'facts/events'),
  babyBottleBoomerangFacts: file(
    'Baby Bottle Boomerang',
    'pages/baby-bottle-boomerang',
    pages.babyBottleBoomerang,
    ['/events/baby-bottle-boomerang'],
    'facts/events',
  ),
  partnerFacts: file('Partner with us', 'pages/partner', pages.partner, ['/partner'], 'facts/partner'),
  volunteerFacts: file(
    'Volunteer',
    'pages/volunteer',
    pages.volunteer,
    {
      else: ['/partner/volunteer', eventsArea],
      skills: ['/partner/volunteer'],
      steps: ['/partner/volunteer', ...volunteerPages],
      clinicMinimum: [clinicArea],
      fatherhoodMinimum: [dadsArea],
    },
    'facts/partner',
  ),
  prayerFacts: file('Pray with us', 'pages/prayer', pages.prayer, ['/partner/prayer'], 'facts/partner'),
  donateFacts: file(
    'Ways to give',
    'pages/donate',
    pages.donate,
    {
      else: ['/partner/donate'],
      check: ['/partner/donate', '/give'],
      gifts: ['/partner/donate', '/give'],
      receipt: ['/partner/donate', '/give'],
    },
    'facts/partner',
  ),
  giveFacts: file('Give', 'pages/give', pages.give, ['/give'], 'facts/partner'),
  monthlyPartnerFacts: file(
    'Monthly partner',
    'pages/monthly-partner',
    pages.monthlyPartner,
    ['/monthly-partner'],
    'facts/partner',
  ),
  supplyDriveFacts: file('Supply drive', 'pages/supply-drive', pages.supplyDrive, ['/supply-drive'], 'facts/partner'),
  clinicAnswers: file(
    'Questions about the clinic',
    'pages/clinic-answers',
    pages.clinicAnswers,
    ['/services/clinic'],
    'facts/services',
  ),
  serviceFaith: file('Who the clinic is', 'pages/service-faith', pages.serviceFaith, otherServices, 'facts/services'),
  clinicFacts: file('Medical clinic', 'pages/clinic', pages.clinic, ['/services/clinic'], 'facts/services'),
  parentingFacts: file('Parenting', 'pages/parenting', pages.parenting, ['/services/parenting'], 'facts/services'),
  adoptionFacts: file('Adoption', 'pages/adoption', pages.adoption, ['/services/adoption'], 'facts/services'),
  counselingFacts: file('Counseling', 'pages/counseling', pages.counseling, ['/services/counseling'], 'facts/services'),
  events: list('Events', 'events', event, ['id', 'title', 'detailPageUrl'], ['/events', 'each event’s page']),
  blogPosts: list('Posts', 'posts', blogPost, ['id', 'title'], ['/blog']),
  staff: list(
    'Staff',
    'staff',
    staffMember,
    ['name'],
    // Some titles refer to `roles`.
    { else: ['/about/team'], title: ['/about/team', ...volunteerPages, '/partner', '/give', '/contact'] },
  ),
  boardMembers: list('Board', 'board', boardMember, ['name'], ['/about/team']),
  services: list('Services', 'services', service, ['title', 'path'], ['/', ...services]),
  donationOptions: list('Ways to give', 'donation-options', donationOption, ['title'], ['/partner/donate', '/give']),
  partnerCards: list('Ways to take part', 'partner-cards', card, ['title', 'path'], ['/', '/partner']),
  prayerTopics: list('Prayer topics', 'prayer-topics', prayerTopic, ['title'], ['/partner/prayer']),
  volunteerAreas: list('Areas to volunteer in', 'volunteer-areas', card, ['title', 'path'], ['/partner/volunteer']),
  volunteerDetails: list(
    'Pages for volunteers',
    'volunteer-details',
    volunteerDetails,
    ['title', 'path'],
    volunteerPages,
  ),
  eventResources: list(
    'Files for the bottle campaign',
    'event-resources',
    eventResource,
    ['title'],
    ['/events/baby-bottle-boomerang'],
  ),
  participatingLocations: list(
    'Places with bottles',
    'participating-locations',
    participatingLocation,
    ['name'],
    ['/events/baby-bottle-boomerang'],
  ),
  affiliates: list('Affiliates', 'affiliates', affiliate, ['name'], [everyPage]),
  navigation: file('Menu', 'navigation/header', menu(navigationItem), [everyPage], 'navigation'),
  donateNow: file('Button of the menu', 'navigation/donate-now', navigationLink, [everyPage], 'navigation'),
  footerGroups: file('Columns of the footer', 'navigation/footer', menu(navigationGroup), [everyPage], 'navigation'),
} as const satisfies Readonly<Record<string, AnyKind>>;

/** Every kind with its name. */
export const allKinds = Object.entries<AnyKind>(kinds).map(([name, kind]) => ({ module: name, ...kind, name }));
