import { formatEventDays, type EventDays } from './dates/eventState';

interface DescribedEvent extends EventDays {
  readonly title: string;
  readonly location: string;
  readonly summary: string;
}

/** Returns the description of an event's page for search results. */
export const eventDescription = ({ title, location, summary, ...days }: DescribedEvent) =>
  `${title}, ${formatEventDays(days)}. ${location}. ${summary}`;
