import type { Content } from '../schemas/Content';
import { paths } from './paths';

export { donateNow, footerGroups, navigation } from '../generated/navigation';

/** One entry of a menu. */
export type NavigationLink = Content['donateNow'];

/** Entries under one name: a drop-down of the header, a column of the footer. */
export type NavigationGroup = Content['footerGroups'][number];

/** Where privacy is explained, in one place. */
export const privacyLink: NavigationLink = { label: 'Privacy', path: `${paths.home}#privacy` };

/** Where the site says how it serves people with disabilities, and whom to tell what does not. */
export const accessibilityLink: NavigationLink = { label: 'Accessibility', path: `${paths.home}#accessibility` };
