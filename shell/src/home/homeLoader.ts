import { loadStyles } from '../sections/loadFile';
import type { Registry } from '../sections/registry';
import { navigationDeadline } from '../sections/sectionPages';
import { withTimeout } from '../sections/withTimeout';

/**
 * Makes the home page ready to be shown: pages of sections do not contain its styles, and the home page itself only a part of them.
 * @returns a function that returns `true` where the styles are loaded already, and otherwise a promise that rejects where they are
 * not loaded in time, or another shell has the page.
 */
export function homeLoader(registry: Registry): () => true | Promise<unknown> {
  if (registry.isHomeElsewhere) return () => Promise.reject(new Error('another shell has the home page'));
  let isReady = false;
  const ready = () => {
    isReady = true;
  };
  return () => isReady || withTimeout(navigationDeadline, loadStyles(registry, registry.homeStyle)).then(ready);
}
