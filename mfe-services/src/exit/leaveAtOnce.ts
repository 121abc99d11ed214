/** A page that reveals nothing about its reader. */
export const exitAddress = 'https://www.weather.gov/';

/** The id of the text that says what leaving does and does not do. */
export const exitNoteId = 'about-exit';

/** Empties the page at once, and replaces it in the history by the other page: Back does not return here. */
export function leaveAtOnce(): void {
  document.documentElement.hidden = true;
  // The other site does not learn where the visitor came from; a link says so by `rel`.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  location.replace(exitAddress);
}
