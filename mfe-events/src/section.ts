import { defineSection } from '@site/section/defineSection';
import { events, type ClinicEvent } from '@site/shared-data/events';
import { announcedEvent } from './announcedEvent';
import { BabyBottleBoomerang, whereBottlesWere } from './baby-bottle-boomerang/BabyBottleBoomerang';
import { ForChurches } from './baby-bottle-boomerang/ForChurches';
import { eventPage } from './event-detail/eventPage';
import type { OwnParts } from './event-detail/OwnParts';
import { eventsPage } from './event-list/EventsPage';
import { partnerEventsPage } from './event-list/PartnerEventsPage';
import { HopeGala, theEvening } from './hope-gala/HopeGala';
import { walkAndRun, WalkForLife } from './walk-for-life/WalkForLife';

/** The special parts that an entry can select. The event of a later year can have the same parts. */
const ownParts: Readonly<Record<NonNullable<ClinicEvent['pageParts']>, OwnParts>> = {
  gala: { Invitation: HopeGala, recap: theEvening },
  walk: { Invitation: WalkForLife, recap: walkAndRun },
  bottles: { Invitation: BabyBottleBoomerang, recap: whereBottlesWere, Remains: ForChurches },
};

/**
 * The events section: two lists of events, and a page for each event. The home page and the footer show the announced
 * events.
 */
export const section = defineSection({
  pages: [
    eventsPage,
    partnerEventsPage,
    ...events.map((event) => eventPage(event, event.pageParts && ownParts[event.pageParts])),
  ],
  ...(process.env['SITE_TARGET'] !== 'browser' && { events: events.map(announcedEvent) }),
});
