import { startTransition } from 'react';
import './styles';
import { restoreEmails } from './document/restoreEmails';
import { readRegistry } from './sections/readRegistry';
import { addressOf, registryElementId, type Registry } from './sections/registry';

/** The address that the document was requested for; undefined where the browser does not tell. */
function requestedAddress(): string | undefined {
  const [requested] = performance.getEntriesByType('navigation');
  return requested && addressOf(new URL(requested.name).pathname);
}

/**
 * Whether this document may be hydrated: compose wrote it for its address. The document of every unknown address is named '*': only
 * the server knows which these are. Back and Forward may have changed the address before the router listened: then the document of
 * that address is loaded. A copy of a page on another host or in a file is not hydrated.
 */
function mayHydrate(): boolean {
  const here = addressOf(location.pathname);
  const written = document.documentElement.dataset['address'];
  const requested = requestedAddress() ?? here;
  const isOurs = written === '*' ? here === requested && here !== '/' : here === written;
  // What was requested for this very address would come again.
  if (!isOurs && requested !== here) location.reload();
  return isOurs;
}

/** Lets the browser paint and answer between two pieces of work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Hydrates the page in several short tasks: React and the site, evaluated in one task, block a phone for a quarter of a
 * second. All of it is in this script; nothing is loaded.
 */
async function hydrate(root: HTMLElement, registry: Registry): Promise<void> {
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { createSite } = await import(/* webpackMode: "eager" */ './createSite');
  await pause();
  if (!mayHydrate()) return;
  const { app, errors } = createSite(registry);
  await pause();
  // In a transition: React then lets the browser answer every few milliseconds.
  startTransition(() => void hydrateRoot(root, app, errors));
}

/** This script may run before the document is parsed. */
function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then);
  else then();
}

whenParsed(() => {
  const registry = readRegistry(document.getElementById(registryElementId)?.textContent);
  const root = document.getElementById('root');
  if (!root) return;
  restoreEmails(root);
  if (registry && mayHydrate()) void hydrate(root, registry);
});
