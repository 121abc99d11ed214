import type { Section, SectionPage } from '@site/section/Section';
import { events } from '@site/shared-data/events';
import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/motion.css';
import '@site/ui/styles/print.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { section as aboutSection } from '../../../../mfe-about/src/section';
import { announcedEvent } from '../../../../mfe-events/src/announcedEvent';
import { section as eventsSection } from '../../../../mfe-events/src/section';
import { section as partnerSection } from '../../../../mfe-partner/src/section';
import { section as servicesSection } from '../../../../mfe-services/src/section';
import { useDocumentHead } from '../../../../shell/src/document/useDocumentHead';
import { Frame } from '../../../../shell/src/frame/Frame';
import { HomePage } from '../../../../shell/src/home/HomePage';
import { NotFoundPage } from '../../../../shell/src/not-found/NotFoundPage';
import type { Registry } from '../../../../shell/src/sections/registry';

const sections: readonly Section[] = [aboutSection, eventsSection, partnerSection, servicesSection];
const pages = sections.flatMap((section) => section.pages);
const registry: Registry = { day: '2026-01-01', demo: true, sections: [], events: events.map(announcedEvent) };

/** Everything is in this script: no navigation waits. */
const pending = { now: () => false, subscribe: () => () => {} };

/** A page of a section, as the site shows it, marked as live once it is mounted. */
function LivePage({ page }: { page: SectionPage }) {
  useDocumentHead(page);
  return <page.Page />;
}

/** The same site as one client-rendered app, with nothing federated and nothing prerendered. */
function Site() {
  const state = { location: useLocation(), action: useNavigationType() };
  return (
    <Frame registry={registry} state={state} pending={pending}>
      <Routes>
        <Route path="/" element={<HomePage events={registry.events} />} />
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<LivePage page={page} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Frame>
  );
}

const root = document.getElementById('root');
if (root) {
  // Pictures below the first screen have no scripts to wait for.
  document.documentElement.dataset['live'] = '';
  createRoot(root).render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
}
