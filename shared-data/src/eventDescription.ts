import { formatEventDays, type EventDays } from './dates/eventState';

interface DescribedEvent extends EventDays {
  readonly title: string;
  readonly location: string;
  readonly summary: string;
}

/** What search results show of an event's page. */
export const eventDescription = ({ title, location, summary, ...days }: DescribedEvent) =>
  `${title}, ${formatEventDays(days)}. ${location}. ${summary}`;
