import type { Section } from '@site/section/Section';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { section as aboutSection } from '../../../mfe-about/src/section';
import { section as eventsSection } from '../../../mfe-events/src/section';
import { section as partnerSection } from '../../../mfe-partner/src/section';
import { section as servicesSection } from '../../../mfe-services/src/section';
import { LivePage, Pages } from './Pages';

const sections: readonly Section[] = [aboutSection, eventsSection, partnerSection, servicesSection];
const pages = sections.flatMap((section) =>
  section.pages.map((page) => ({ path: page.path, element: <LivePage page={page} /> })),
);

/** Every page of the site. */
export const addresses = ['/', ...pages.map(({ path }) => path)];

/** The same site as one app, with nothing federated. Where there is no browser it is the page of an address. */
export function Site({ address = '/' }: { address?: string }) {
  if (typeof document === 'undefined') {
    return (
      <StaticRouter location={address}>
        <Pages pages={pages} />
      </StaticRouter>
    );
  }
  return (
    <BrowserRouter>
      <Pages pages={pages} />
    </BrowserRouter>
  );
}
