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
    description: 'What is planned, what has been, and how to hear when a date is set. All events with day and place.',
    picture: listPicture.name,
    Page: EventsPage,
  },
  {
    path: paths.partnerEvents,
    title: 'Take part in an event',
    description: 'Events for people who want to help: what is planned, what has been, and how to take part.',
    canonical: paths.events,
    picture: listPicture.name,
    structuredData: [breadcrumbList(partnerTrail)],
    Page: PartnerEventsPage,
  },
];
