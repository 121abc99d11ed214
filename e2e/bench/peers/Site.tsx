import type { Section, SectionPage } from '@site/section/Section';
import { setBuildDay } from '@site/section/today';
import { events } from '@site/shared-data/events';
import { BrowserRouter, Route, Routes, StaticRouter, useLocation, useNavigationType } from 'react-router-dom';
import { section as aboutSection } from '../../../mfe-about/src/section';
import { announcedEvent } from '../../../mfe-events/src/announcedEvent';
import { section as eventsSection } from '../../../mfe-events/src/section';
import { section as partnerSection } from '../../../mfe-partner/src/section';
import { section as servicesSection } from '../../../mfe-services/src/section';
import { useDocumentHead } from '../../../shell/src/document/useDocumentHead';
import { Frame } from '../../../shell/src/frame/Frame';
import { HomePage } from '../../../shell/src/home/HomePage';
import { NotFoundPage } from '../../../shell/src/not-found/NotFoundPage';
import type { Registry } from '../../../shell/src/sections/registry';

const sections: readonly Section[] = [aboutSection, eventsSection, partnerSection, servicesSection];
const pages = sections.flatMap((section) => section.pages);

/** Every page of the site. */
export const addresses = ['/', ...pages.map(({ path }) => path)];

const registry: Registry = { day: '2026-01-01', demo: true, sections: [], events: events.map(announcedEvent) };
setBuildDay(registry.day);

/** Everything is in this script: no navigation waits. */
const pending = { now: () => false, subscribe: () => () => {} };

/** A page of a section, as the site shows it, marked as live once it is mounted. */
function LivePage({ page }: { page: SectionPage }) {
  useDocumentHead(page);
  return <page.Page />;
}

function Pages() {
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

/** The same site as one app, with nothing federated. Where there is no browser it is the page of an address. */
export function Site({ address = '/' }: { address?: string }) {
  if (typeof document === 'undefined') {
    return (
      <StaticRouter location={address}>
        <Pages />
      </StaticRouter>
    );
  }
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
}
