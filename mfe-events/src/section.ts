import { contractVersion } from '@site/section/Section';
import type { Section } from '@site/section/Section';
import { findEvent } from '@site/shared-data/findEvent';
import { BabyBottleBoomerangPage } from './baby-bottle-boomerang/BabyBottleBoomerangPage';
import { eventPage } from './event-detail/eventPage';
import { listPages } from './event-list/listPages';
import { HopeGalaPage } from './hope-gala/HopeGalaPage';
import { WalkForLifePage } from './walk-for-life/WalkForLifePage';

/** The pages of this section: the list of events, and a page for each. */
export const section: Section = {
  contract: contractVersion,
  pages: [
    ...listPages,
    eventPage(findEvent('gala'), HopeGalaPage),
    eventPage(findEvent('walk'), WalkForLifePage),
    eventPage(findEvent('bottles'), BabyBottleBoomerangPage),
  ],
};
