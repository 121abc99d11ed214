/** A page that says nothing of whoever looks at it. */
export const exitAddress = 'https://www.weather.gov/';

/** The place of the words that say what leaving does and does not do. */
export const exitNoteId = 'about-exit';

/** Shows nothing from this moment on, and opens the other page in the place of this one: going back does not lead here. */
export function leaveAtOnce(): void {
  document.documentElement.hidden = true;
  // The other site does not learn where the visitor came from; a link says so by `rel`.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  location.replace(exitAddress);
}
