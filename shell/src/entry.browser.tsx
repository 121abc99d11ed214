import './styles';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { boot } from './boot';
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

/** Whether the visitor went back or forward before this script came: the address has changed, the document has not. */
function hasMovedOn(): boolean {
  const opened = performance.getEntriesByType('navigation')[0]?.name;
  return opened !== undefined && new URL(opened).pathname !== location.pathname;
}

const registry = readRegistry(document.getElementById(registryElementId)?.textContent);
const root = document.getElementById('root');
if (hasMovedOn()) location.reload();
else if (registry && root && isAtHome(registry)) {
  const { router, errors } = boot(registry, here);
  hydrateRoot(root, <RouterProvider router={router} />, errors);
}
