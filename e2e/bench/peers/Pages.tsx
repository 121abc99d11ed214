import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/print.css';
import { setBuildDay } from '@site/section/today';
import type { SectionPage } from '@site/section/Section';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { useDocumentHead } from '../../../shell/src/document/useDocumentHead';
import { Frame } from '../../../shell/src/frame/Frame';
import { HomePage } from '../../../shell/src/home/HomePage';
import { NotFoundPage } from '../../../shell/src/not-found/NotFoundPage';
import type { Registry } from '../../../shell/src/sections/registry';

/** The events that the sections announce. The build defines it. */
declare const announcedEvents: Registry['events'];

const registry: Registry = { day: '2026-01-01', demo: true, sections: [], events: announcedEvents };
setBuildDay(registry.day);

/** A router that changes the page without waiting. */
const pending = { now: () => false, subscribe: () => () => {} };

/** A page of a section in the site's frame. It marks the moment when it is mounted. */
export function MountedPage({ page }: { page: SectionPage }) {
  useDocumentHead(page);
  return <page.Page />;
}

interface PagesProps {
  readonly pages: readonly { readonly path: string; readonly element: ReactNode }[];
}

/** The frame of the site with the page of the router's address. */
function Pages({ pages }: PagesProps) {
  const state = { location: useLocation(), action: useNavigationType() };
  return (
    <Frame registry={registry} state={state} pending={pending}>
      <Routes>
        <Route path="/" element={<HomePage events={registry.events} />} />
        {pages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route path="*" element={<NotFoundPage registry={registry} />} />
      </Routes>
    </Frame>
  );
}

/** Renders the site into the empty document, with system fonts. */
export function mount({ pages }: PagesProps): void {
  const root = document.getElementById('root');
  const site = (
    <BrowserRouter>
      <Pages pages={pages} />
    </BrowserRouter>
  );
  if (root) createRoot(root).render(site);
}
