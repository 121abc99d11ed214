/** A page that reveals nothing about its visitor. */
export const exitAddress = 'https://www.weather.gov/';

/** The id of the text that explains the exit. */
export const exitNoteId = 'about-exit';

/** Empties the page right away, and replaces it in the history by another site, so that Back does not return here. */
export function leaveAtOnce(): void {
  document.documentElement.hidden = true;
  // The meta element keeps the referrer from the other site. A link would use `rel`.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  location.replace(exitAddress);
}
