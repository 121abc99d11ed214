import type { Content } from '../schemas/Content';
import { paths } from './paths';

export { donateNow, footerGroups, navigation } from '../generated/navigation';

/** An entry of a menu. */
export type NavigationLink = Content['donateNow'];

/** Links under one name: a drop-down menu of the header, or a column of the footer. */
export type NavigationGroup = Content['footerGroups'][number];

/** The link to the explanation of privacy. */
export const privacyLink: NavigationLink = { label: 'Privacy', path: `${paths.home}#privacy` };

/** The link to the help in Spanish, which every page has. */
export const spanishLink: NavigationLink = { label: 'Ayuda en español', path: `${paths.contact}#ayuda` };

export const accessibilityLink: NavigationLink = { label: 'Accessibility', path: `${paths.home}#accessibility` };
