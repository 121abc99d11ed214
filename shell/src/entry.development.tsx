import './styles';
import { createRoot } from 'react-dom/client';
import { liveSite } from './liveSite';
import { readRegistry } from './sections/readRegistry';
import { registryElementId } from './sections/registry';
import { SectionLoader } from './sections/SectionLoader';

// Under development no page is prerendered and a section may gain pages at any time: ask every section what it has first.
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
  createRoot(root, errors).render(app);
}
