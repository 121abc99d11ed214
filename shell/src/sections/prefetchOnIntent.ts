import { loadPage } from './loadSection';
import { sectionAt } from './registry';
import type { Registry } from './registry';

/** What a visitor does with a link before following it: pointing, focusing, touching. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads a section as soon as a visitor shows interest in one of its links: each section once, and one at a time, so that
 * guesses never stand in the way. A failure is left to the navigation itself.
 * Visitors who ask their browser to save data are not made to pay for a guess.
 */
export function prefetchOnIntent(registry: Registry): void {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const asked = new Set<string>();
  let isBusy = false;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (isBusy || !(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const section = sectionAt(registry, link.pathname);
    if (!section || asked.has(section.name)) return;
    asked.add(section.name);
    isBusy = true;
    loadPage(registry, link.pathname)
      .catch(() => {})
      .finally(() => {
        isBusy = false;
      });
  };
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
}
