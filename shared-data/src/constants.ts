/** The colour behind every page in both schemes, for what reads no style sheet: a browser's bar, the icon on a home screen. */
export const grounds = { light: '#fffbf5', dark: '#0f1f20' } as const;

/** Below this width in pixels the menu is folded. */
export const mobileBreakpoint = 768;

/** The header turns compact once the page is scrolled by more than these pixels. */
export const compactAfterScroll = 20;

/** The seconds by which each card of a list enters after the one before it. */
export const cardStagger = 0.1;

/** The height of the contact page's map in pixels. */
export const mapHeight = 400;

/** The columns of the events grid on large screens. */
export const eventColumns = 3;

/** The year in which the clinic was founded. */
export const foundedYear = 1983;

/** Walk 4 Life: the fee of the 5k in dollars; the walk itself is free. */
export const walkFee = 30;

/** Walk 4 Life: the dollars raised from which a walker gets a T-shirt. */
export const shirtAmount = 200;

/** Walk 4 Life: the length of the route. */
export const walkRoute = '1-mile route';

/** What the clinic asks of its volunteers at least. */
export const clinicVolunteerMinimum = { hoursPerMonth: 4, months: 6 } as const;

/** What the fatherhood program asks of its volunteers at least. */
export const fatherhoodVolunteerMinimum = { months: 6 } as const;

/**
 * The event days on the volunteer pages, exactly as the specification gives them. They differ from the events' own
 * dates, so a page shows them as an example from an earlier year, with `pastShiftsNote`.
 */
export const volunteerShifts = [
  { event: 'Walk 4 Life', date: 'May 20, 2024', time: '7:00 AM–1:00 PM' },
  { event: 'Gala', date: null, time: '2:00 PM–11:00 PM' },
] as const;

/** The line under the volunteer shifts. */
export const pastShiftsNote = 'The days change from year to year. New ones are on the Events page once they are set.';
