import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/print.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a site into the empty page, with the system's fonts, and without the styles by which pictures wait for scripts. */
export function mount(site: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(site);
}
