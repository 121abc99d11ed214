import { setBuildDay } from '@site/section/today';
import type { SectionPage } from '@site/section/Section';
import { events } from '@site/shared-data/events';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { announcedEvent } from '../../../mfe-events/src/announcedEvent';
import { useDocumentHead } from '../../../shell/src/document/useDocumentHead';
import { Frame } from '../../../shell/src/frame/Frame';
import { HomePage } from '../../../shell/src/home/HomePage';
import { NotFoundPage } from '../../../shell/src/not-found/NotFoundPage';
import type { Registry } from '../../../shell/src/sections/registry';

const registry: Registry = { day: '2026-01-01', demo: true, sections: [], events: events.map(announcedEvent) };
setBuildDay(registry.day);

/** No navigation waits before the page changes. */
const pending = { now: () => false, subscribe: () => () => {} };

/** A page of a section, as the site shows it, marked as live once it is mounted. */
export function LivePage({ page }: { page: SectionPage }) {
  useDocumentHead(page);
  return <page.Page />;
}

/** The frame of the site, and in it the page of the router's address. */
export function Pages({ pages }: { pages: readonly { readonly path: string; readonly element: ReactNode }[] }) {
  const state = { location: useLocation(), action: useNavigationType() };
  return (
    <Frame registry={registry} state={state} pending={pending}>
      <Routes>
        <Route path="/" element={<HomePage events={registry.events} />} />
        {pages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Frame>
  );
}
