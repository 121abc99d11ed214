import type { WeeklyHours } from './openingHours';

const usual = { opens: '8:00 AM', closes: '5:00 PM' };

/** Example hours of a week for tests, independent of the clinic's own. */
export const exampleHours: WeeklyHours = {
  Monday: usual,
  Tuesday: usual,
  Wednesday: usual,
  Thursday: usual,
  Friday: { opens: '8:00 AM', closes: '12:00 PM' },
  Saturday: null,
  Sunday: null,
};
