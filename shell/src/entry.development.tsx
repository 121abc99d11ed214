import '@site/ui/styles/fonts.css';
import './styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSite } from './createSite';
import { readRegistry } from './sections/registry';
import { SectionLoader } from './sections/SectionLoader';

// In development a section may gain pages at any time, so this asks every section for its pages first. With
// --prerendered the root contains nodes to hydrate.
const registry = readRegistry();
const root = document.getElementById('root');
if (root) {
  const sections = await Promise.all(
    registry.sections.map(async (section) => {
      const { pages } = await new SectionLoader(section, registry).attempt();
      return { ...section, addresses: pages.map(({ path }) => path) };
    }),
  ).catch((error: unknown) => {
    root.textContent = `${String(error)}; see the terminal, and load this page again once it compiles.`;
    throw error;
  });
  const { app } = createSite({ ...registry, sections });
  // The overlay of the development server shows reported errors. React itself reports errors that no boundary catches.
  const errors = { onCaughtError: (error: unknown) => reportError(error) };
  if (root.hasChildNodes()) hydrateRoot(root, app, errors);
  else createRoot(root, errors).render(app);
}
