import { paths } from './paths';
import type { SitePath } from './paths';

/** One entry of a menu. */
export interface NavigationLink {
  readonly label: string;
  readonly path: SitePath;
  /** What waits there, in one line; shown in drop-downs. */
  readonly hint?: string;
}

/** Entries under one name: a drop-down of the header, a column of the footer. */
export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export type NavigationItem = NavigationLink | NavigationGroup;

/** The header, from left to right. */
export const navigation: readonly NavigationItem[] = [
  {
    label: 'About',
    links: [
      { label: 'Mission', path: paths.about, hint: 'What we do and why' },
      { label: 'History', path: paths.history, hint: 'Our story since 1983' },
      { label: 'Team', path: paths.team, hint: 'The people you may meet' },
    ],
  },
  { label: 'Events', path: paths.events },
  {
    label: 'Partner',
    links: [
      { label: 'Volunteer', path: paths.volunteer, hint: 'Give your time' },
      { label: 'Donate', path: paths.donate, hint: 'Choose how you give' },
    ],
  },
  { label: 'Contact', path: paths.contact },
];

/** The button at the right of the header. */
export const donateNow: NavigationLink = { label: 'Donate Now', path: paths.give };

/** Where privacy is explained, in one place. */
export const privacyLink: NavigationLink = { label: 'Privacy', path: `${paths.home}#privacy` };

/** The map of the site in the footer. Under the events follow those that are announced. */
export const footerGroups: readonly NavigationGroup[] = [
  {
    label: 'Find support',
    links: [
      { label: 'Medical clinic', path: paths.clinic },
      { label: 'Parenting', path: paths.parenting },
      { label: 'Adoption', path: paths.adoption },
      { label: 'Post-abortion counseling', path: paths.counseling },
      { label: 'Contact us', path: paths.contact },
    ],
  },
  {
    label: 'Get to know us',
    links: [
      { label: 'Welcome', path: paths.welcome },
      { label: 'Our mission', path: paths.about },
      { label: 'Our story', path: paths.history },
      { label: 'Our team', path: paths.team },
      { label: 'Our impact', path: paths.impact },
      { label: 'Blog', path: paths.blog },
    ],
  },
  {
    label: 'Events',
    links: [{ label: 'All events', path: paths.events }],
  },
  {
    label: 'Take part',
    links: [
      { label: 'Partner with us', path: paths.partner },
      { label: 'Volunteer', path: paths.volunteer },
      { label: 'Pray with us', path: paths.prayer },
      { label: 'Ways to give', path: paths.donate },
      { label: 'Give now', path: paths.give },
      { label: 'Monthly partner', path: paths.monthlyPartner },
      { label: 'Supply drive', path: paths.supplyDrive },
    ],
  },
];
