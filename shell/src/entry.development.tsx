import '@site/ui/styles/fonts.css';
import './styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSite } from './createSite';
import { completeRegistry } from './sections/completeRegistry';
import { readRegistry } from './sections/registry';
import { SectionLoader } from './sections/SectionLoader';

// In development a section may gain pages at any time, so this asks every section for its pages and events first. With
// --prerendered the root contains nodes to hydrate.
const registry = readRegistry();
const root = document.getElementById('root');
if (root) {
  const sections = await Promise.all(
    registry.sections.map(async (section) => {
      const { pages, events = [] } = await new SectionLoader(section, registry).attempt();
      return { ...section, pages, events };
    }),
  ).catch((error: unknown) => {
    root.textContent = `${String(error)}; see the terminal, and load this page again once it compiles.`;
    throw error;
  });
  const complete = completeRegistry(registry, sections);
  const isHydrated = root.hasChildNodes();
  // A prerendered document only knows the events of the developed sections, and React hydrates those.
  const { events, otherEvents = [] } = isHydrated ? registry : complete;
  const { app } = createSite({ ...complete, events, otherEvents });
  // The overlay of the development server shows reported errors. React itself reports errors that no boundary catches.
  const errors = { onCaughtError: (error: unknown) => reportError(error) };
  if (isHydrated) hydrateRoot(root, app, errors);
  else createRoot(root, errors).render(app);
}
