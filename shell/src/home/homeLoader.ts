import { loadStyle } from '../sections/loadFile';
import type { Registry } from '../sections/registry';
import { navigationDeadline } from '../sections/sectionPages';
import { withTimeout } from '../sections/withTimeout';

/**
 * Makes the front door ready to be shown: the pages of sections do without its styles.
 * @returns what gives `true` at once where it is ready, and rejects where the styles do not come in time.
 */
export function homeLoader({ homeStyle }: Registry): () => true | Promise<unknown> {
  let isReady = false;
  const ready = () => {
    isReady = true;
  };
  return () => isReady || !homeStyle || withTimeout(navigationDeadline, loadStyle(homeStyle)).then(ready);
}
