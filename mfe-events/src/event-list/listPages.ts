import type { SectionPage } from '@site/section/Section';
import { breadcrumbList } from '@site/shared-data/breadcrumbList';
import { paths } from '@site/shared-data/paths';
import { EventsPage } from './EventsPage';
import { listPicture } from './listPicture';
import { PartnerEventsPage } from './PartnerEventsPage';
import { partnerTrail } from './partnerTrail';

/** The list of events at its two addresses. Search engines keep the shorter one. */
export const listPages: readonly SectionPage[] = [
  {
    path: paths.events,
    title: 'Events',
    description:
      'See what is coming up: an evening gala, a walk for the whole family and a campaign with baby bottles.',
    picture: listPicture.name,
    Page: EventsPage,
  },
  {
    path: paths.partnerEvents,
    title: 'Take part in an event',
    description: 'Stand with families close to home: come to our gala, walk with us or fill a baby bottle.',
    canonical: paths.events,
    picture: listPicture.name,
    structuredData: [breadcrumbList(partnerTrail)],
    Page: PartnerEventsPage,
  },
];
