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

/** The year in which the clinic was founded. */
export const foundedYear = 1983;

/** The smallest commitment of clinic volunteers. */
export const clinicVolunteerMinimum = { hoursPerMonth: 4, months: 6 } as const;

/** The smallest commitment of volunteers in the fatherhood program. */
export const fatherhoodVolunteerMinimum = { months: 6 } as const;

/**
 * The event days on the volunteer pages, exactly as in the specification. They differ from the dates of the events.
 * So pages show them as an example from an earlier year, with `pastShiftsNote`.
 */
export const volunteerShifts = [
  { event: 'Walk 4 Life', date: 'May 20, 2024', time: '7:00 AM–1:00 PM' },
  { event: 'Gala', date: null, time: '2:00 PM–11:00 PM' },
] as const;

/** The line below the volunteer shifts. */
export const pastShiftsNote = 'The days change from year to year. New ones are on the Events page once they are set.';

/** The id of the registration on an event's page. The bar of a phone links to it. */
export const registerId = 'register';
