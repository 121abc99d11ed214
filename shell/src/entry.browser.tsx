import { startTransition } from 'react';
import './styles';
import { readRegistry } from './sections/readRegistry';
import { addressOf, registryElementId, sectionAt } from './sections/registry';
import type { Registry } from './sections/registry';

/** Whether the document that is open is the one compose wrote for this address; '*' is that of every unknown address. */
function isAtHome(registry: Registry): boolean {
  const here = addressOf(location.pathname);
  const isKnown = here === '/' || sectionAt(registry, here) !== undefined;
  return document.documentElement.dataset['address'] === (isKnown ? here : '*');
}

/**
 * Whether the router may take this document over. Back and Forward may have changed the address before anything listened: an
 * entry of the router's own is opened again. Any other copy, on another host or in a file, stays the document it is.
 */
function mayHydrate(registry: Registry): boolean {
  const isOurs = isAtHome(registry);
  if (!isOurs && Object(history.state).key) location.reload();
  return isOurs;
}

/** Lets the browser paint and answer between two pieces of work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Hydrates the page, in pieces that are short alone: evaluated in one go, React and the site would keep a phone from
 * answering for a quarter of a second. All of it is in this script; nothing is loaded.
 */
async function hydrate(root: HTMLElement, registry: Registry): Promise<void> {
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { liveSite } = await import(/* webpackMode: "eager" */ './liveSite');
  await pause();
  if (!mayHydrate(registry)) return;
  const { app, errors } = liveSite(registry);
  await pause();
  // In a transition: React then lets the browser answer every few milliseconds.
  startTransition(() => void hydrateRoot(root, app, errors));
}

/** The document may still be on its way when this script has come. */
function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then);
  else then();
}

whenParsed(() => {
  const registry = readRegistry(document.getElementById(registryElementId)?.textContent);
  const root = document.getElementById('root');
  if (registry && root && mayHydrate(registry)) void hydrate(root, registry);
});
