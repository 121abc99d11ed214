import './styles';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { boot } from './boot';
import { loadSection } from './sections/loadSection';
import { readRegistry } from './sections/readRegistry';
import { registryElementId } from './sections/registry';

// Under development no page is prerendered and a section may gain pages at any time: ask every section what it has first.
const registry = readRegistry(document.getElementById(registryElementId)?.textContent);
const root = document.getElementById('root');
if (registry && root) {
  const sections = await Promise.all(
    registry.sections.map(async (section) => {
      const { pages } = await loadSection(section);
      return { ...section, pages: pages.map(({ path }) => path) };
    }),
  );
  const { router, errors } = boot({ ...registry, sections }, location.pathname);
  createRoot(root, errors).render(<RouterProvider router={router} />);
}
