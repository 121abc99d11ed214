import { clinicTimeZoneName } from '../src/dates/timeZoneName';

/** The field of an entry with the first day on which the site shows it. */
export const shownFromField = 'shownFrom';

/** Its description for the form and YAML editors. */
export const shownFromHelp = `The first day on which the site shows it, ${clinicTimeZoneName} time. Leave it out to show it right away.`;
