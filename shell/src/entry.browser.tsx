import './styles';
import { readRegistry } from './sections/readRegistry';
import { registryElementId, sectionAt } from './sections/registry';
import type { Registry } from './sections/registry';

/** The address of this document, as compose wrote it: '*' for the page every unknown address shows. */
const written = document.documentElement.dataset['address'];
const here = location.pathname.replace(/(.)\/+$/, '$1');

/** Whether the document that is open is the one this address has: a copy kept elsewhere stays a document. */
function isAtHome(registry: Registry): boolean {
  const known = here === '/' || sectionAt(registry, here) !== undefined;
  return known ? written === here : written === '*';
}

/** Whether the visitor went back or forward before anything listened: the address has changed, the document has not. */
function hasMovedOn(): boolean {
  const timed = performance.getEntriesByType('navigation')[0]?.name;
  const opened = timed ? new URL(timed).pathname : document.documentElement.dataset['opened'];
  return opened !== undefined && opened !== location.pathname;
}

/** Lets the browser paint and answer between two pieces of work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Makes the page live, in pieces that are short alone: evaluated in one go, React, the router and the site would keep a phone
 * from answering for a quarter of a second. All of it is in this script; nothing is loaded.
 */
async function comeAlive(root: HTMLElement, registry: Registry): Promise<void> {
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { RouterProvider } = await import(/* webpackMode: "eager" */ 'react-router-dom');
  await pause();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await pause();
  if (hasMovedOn()) return location.reload();
  const { router, errors } = boot(registry, here);
  await pause();
  hydrateRoot(root, <RouterProvider router={router} />, errors);
}

const registry = readRegistry(document.getElementById(registryElementId)?.textContent);
const root = document.getElementById('root');
if (hasMovedOn()) location.reload();
else if (registry && root && isAtHome(registry)) void comeAlive(root, registry);
