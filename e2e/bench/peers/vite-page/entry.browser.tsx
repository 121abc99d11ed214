import type { Section } from '@site/section/Section';
import { section as aboutSection } from '../../../../mfe-about/src/section';
import { section as eventsSection } from '../../../../mfe-events/src/section';
import { section as partnerSection } from '../../../../mfe-partner/src/section';
import { section as servicesSection } from '../../../../mfe-services/src/section';
import { mount, MountedPage } from '../Pages';

const sections: readonly Section[] = [aboutSection, eventsSection, partnerSection, servicesSection];
const pages = sections.flatMap((section) =>
  section.pages.map((page) => ({ path: page.path, element: <MountedPage page={page} /> })),
);

mount({ pages });
