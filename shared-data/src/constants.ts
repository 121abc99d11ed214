/**
 * The background color of every page in both schemes, for anything without style sheets: a browser's bar, the icon on a
 * home screen.
 */
export const grounds = { light: '#fffbf5', dark: '#0f1f20' } as const;

/** The menu is folded below this width in pixels. */
export const mobileBreakpoint = 768;

/** The header becomes compact after this scroll distance in pixels. */
export const compactAfterScroll = 20;

/** The delay in seconds between the entrances of two cards. */
export const cardStagger = 0.1;

/** The height of the contact page's map in pixels. */
export const mapHeight = 400;

/** The address of the calendar with all announced events, which compose writes. Calendars can subscribe to it. */
export const calendarFile = '/events.ics';

/** The number of columns of the events grid on large screens. */
export const eventColumns = 3;

/** The id of the registration on an event's page. The bar of a phone links to it. */
export const registerId = 'register';
