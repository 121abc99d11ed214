import type { SitePath } from '@site/shared-data/paths';

/** What somebody who thinks of helping in one area wants to know. */
export interface VolunteerDetails {
  readonly path: SitePath;
  /** The heading of the page, and its title. */
  readonly title: string;
  /** The page in search results, 50 to 160 characters. */
  readonly description: string;
  /** The first sentences under the heading. */
  readonly lead: string;
  /** Whom it suits: each a sentence that starts with 'You'. */
  readonly suits: readonly string[];
  /** What volunteers do: each starts with a verb. */
  readonly tasks: readonly string[];
  /** How much time it takes. */
  readonly time: string;
  readonly training: string;
  /** Whether the page lists the event days. */
  readonly hasEventDays?: boolean;
}
