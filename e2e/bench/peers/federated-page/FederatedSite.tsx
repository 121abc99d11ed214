import type { Section } from '@site/section/Section';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { LivePage, Pages } from '../Pages';

interface Remote {
  readonly section: Section;
}

/** By section, how its remote is loaded. */
const remotes: Readonly<Record<string, () => Promise<Remote>>> = {
  about: () => import('about/section'),
  events: () => import('events/section'),
  partner: () => import('partner/section'),
  services: () => import('services/section'),
};

/** By section, its addresses; webpack puts them here. */
declare const sectionAddresses: Readonly<Record<string, readonly string[]>>;

/** The page of an address, loaded with its remote when it is first shown. */
function remotePage(load: () => Promise<Remote>, path: string) {
  const Page = lazy(async () => {
    const { section } = await load();
    const page = section.pages.find((one) => one.path === path);
    if (!page) throw new Error(`no page at ${path}`);
    return { default: () => <LivePage page={page} /> };
  });
  const element = (
    <Suspense fallback={<p>Loading…</p>}>
      <Page />
    </Suspense>
  );
  return { path, element };
}

const pages = Object.entries(remotes).flatMap(([name, load]) =>
  (sectionAddresses[name] ?? []).map((path) => remotePage(load, path)),
);

/** The same site as a host and remotes, rendered in the browser. */
export const FederatedSite = () => (
  <BrowserRouter>
    <Pages pages={pages} />
  </BrowserRouter>
);
