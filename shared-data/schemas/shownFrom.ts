/** The field of an entry that names the first day on which the site shows it. */
export const shownFromField = 'shownFrom';

/** What it means, for forms and for editors of YAML. */
export const shownFromHelp =
  'The first day on which the site shows it, Central time. Left out where the site shows it at once.';
