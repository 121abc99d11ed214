import { startTransition } from 'react';
import './styles';
import { restoreEmails } from './document/restoreEmails';
import { addressOf, readRegistry } from './sections/registry';

/** Returns the address that the document was requested for, or undefined if the browser does not report it. */
function requestedAddress(): string | undefined {
  const [requested] = performance.getEntriesByType('navigation');
  return requested && addressOf(new URL(requested.name).pathname);
}

/**
 * Returns whether this document may be hydrated, which means that compose wrote it for its address. The document of
 * unknown addresses has the name '*', because only the server knows them. Back and Forward may have changed the address
 * before the router listened. If so, the document of that address is loaded. A copy on another host or in a file is not
 * hydrated.
 */
function mayHydrate(): boolean {
  const here = addressOf(location.pathname);
  const written = document.documentElement.dataset['address'];
  const requested = requestedAddress() ?? here;
  const isOurs = written === '*' ? here === requested && here !== '/' : here === written;
  // A reload would return the same document for this address.
  if (!isOurs && requested !== here) location.reload();
  return isOurs;
}

/** Lets the browser paint and respond between two tasks. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Hydrates the page in several short tasks. In a single task, React and the site would block a phone for a quarter of a
 * second. This script contains everything, so nothing is loaded. Rejects if the registry of the page is missing or
 * broken, and the page stays as it is.
 */
async function hydrate(root: HTMLElement): Promise<void> {
  const registry = readRegistry();
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ './hydrateRoot');
  await pause();
  const { createSite } = await import(/* webpackMode: "eager" */ './createSite');
  await pause();
  if (!mayHydrate()) return;
  const { app, errors } = createSite(registry);
  await pause();
  // In a transition React yields to the browser every few milliseconds.
  startTransition(() => void hydrateRoot(root, app, errors));
}

/** This script may run before the document is parsed. */
function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then);
  else then();
}

whenParsed(() => {
  const root = document.getElementById('root');
  if (!root) return;
  restoreEmails(root);
  if (mayHydrate()) hydrate(root).catch(console.error);
});
