import { defineSection } from '@site/section/defineSection';
import { events } from '@site/shared-data/events';
import type { EventId } from '@site/shared-data/events';
import { announcedEvent } from './announcedEvent';
import { BabyBottleBoomerang } from './baby-bottle-boomerang/BabyBottleBoomerang';
import type { OwnPart } from './event-detail/EventDetail';
import { eventPage } from './event-detail/eventPage';
import { listPages } from './event-list/listPages';
import { HopeGala } from './hope-gala/HopeGala';
import { WalkForLife } from './walk-for-life/WalkForLife';

/** What the pages of some events show beside what every event has. */
const ownParts: Readonly<Record<string, OwnPart>> = {
  gala: HopeGala,
  walk: WalkForLife,
  bottles: BabyBottleBoomerang,
} satisfies Partial<Record<EventId, OwnPart>>;

/** The pages of this section: the list of events, and a page for each. The front door and the footer show what it announces. */
export const section = defineSection({
  pages: [...listPages, ...events.map((event) => eventPage(event, ownParts[event.id]))],
  ...(process.env['SITE_TARGET'] !== 'browser' && { events: events.map(announcedEvent) }),
});
