import { loadStyles } from '../sections/loadFile';
import type { Registry } from '../sections/registry';
import { navigationDeadline } from '../sections/sectionPages';
import { withTimeout } from '../sections/withTimeout';

/**
 * Returns a function that prepares the home page. Other pages contain only some of its styles. The function returns `true` if the
 * whole sheet of the shell is applied. Otherwise it returns a promise, which rejects if the sheet does not load in time, or if
 * another shell has the page.
 */
export function homeLoader(registry: Registry): () => true | Promise<unknown> {
  let isReady = false;
  const ready = () => {
    isReady = true;
  };
  return () => {
    // The list of sections says so. It loads after the page.
    if (registry.isHomeElsewhere) return Promise.reject(new Error('another shell has the home page'));
    return isReady || withTimeout(navigationDeadline, loadStyles(registry)).then(ready);
  };
}
