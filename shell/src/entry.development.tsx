import './styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { liveSite } from './liveSite';
import { readRegistry } from './sections/readRegistry';
import { registryElementId } from './sections/registry';
import { SectionLoader } from './sections/SectionLoader';

// Under development a section may gain pages at any time: ask every section what it has first. Pages are prerendered on request.
const registry = readRegistry(document.getElementById(registryElementId)?.textContent);
const root = document.getElementById('root');
if (registry && root) {
  const sections = await Promise.all(
    registry.sections.map(async (section) => {
      const { pages } = await new SectionLoader(section).attempt();
      return { ...section, pages: pages.map(({ path }) => path) };
    }),
  );
  const { app, errors } = liveSite({ ...registry, sections });
  if (root.hasChildNodes()) hydrateRoot(root, app, errors);
  else createRoot(root, errors).render(app);
}
