import { dirs } from '../dirs';
import { startRunner } from '../runner/startRunner';
import type { Runner } from '../runner/startRunner';

/** How long axe may take for one page, in milliseconds: it runs no code of releases. */
const timeoutMs = 120_000;

let started: Runner | undefined;

/**
 * The process that checks pages with axe: that takes as long as hydration. It takes a second to load, so that it is started while
 * packages are built. `endAccessibility` ends it.
 */
export function startAccessibility(): Runner {
  if (started) return started;
  started = startRunner(dirs.runner, timeoutMs);
  // The first request loads axe. Where it fails, the next one does too.
  started.ask('assertAccessible', { name: 'shell', at: 'an empty page' }, { html: '' }).catch(() => {});
  return started;
}

export function endAccessibility(): void {
  started?.close();
  started = undefined;
}
