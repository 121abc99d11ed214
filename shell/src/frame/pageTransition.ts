/** How long the old page may stand still for the new one, in milliseconds: only a page that is at hand fades in. */
const longestPause = 300;

/** Ends the pause of the transition under way. */
let goOn = () => {};

/**
 * Keeps a picture of the page that is about to go, so that the next can fade in over it (CSS View Transitions 1). Settles
 * once the picture is taken, at once where the browser or the visitor wants none. Call `showNewPage` when the next page stands.
 */
export async function keepOldPage(): Promise<void> {
  if (!('startViewTransition' in document) || document.visibilityState === 'hidden') return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await new Promise<void>((taken) => {
    const transition = document.startViewTransition(() => {
      taken();
      return new Promise<void>((resolve) => {
        goOn = resolve;
        setTimeout(resolve, longestPause);
      });
    });
    // A transition that another one ends has failed nobody.
    for (const end of [transition.ready, transition.updateCallbackDone, transition.finished]) end.catch(() => taken());
  });
}

/** Lets the page that stands now fade in. */
export function showNewPage(): void {
  goOn();
}
