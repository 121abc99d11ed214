import type { ClinicEvent } from '@site/shared-data/events';
import { formatLongDate } from '@site/shared-data/formatLongDate';
import { parseEventDate } from '@site/shared-data/parseEventDate';
import { FactList } from '@site/ui/FactList';

interface EventFactsProps {
  event: ClinicEvent;
  /** The length of a route, where there is one. */
  route?: string | undefined;
}

const inFull = (date: string) => formatLongDate(parseEventDate(date));

/** When and where an event is, and what to wear. */
export function EventFacts({ event, route }: EventFactsProps) {
  const { date, endDate, doorsTime, time, location, attire } = event;
  const facts = [
    { term: endDate ? 'Starts' : 'Date', detail: inFull(date) },
    endDate && { term: 'Ends', detail: inFull(endDate) },
    doorsTime && { term: 'Doors open', detail: doorsTime },
    { term: endDate ? 'Length' : 'Time', detail: time },
    { term: 'Place', detail: location },
    route && { term: 'Route', detail: route },
    attire && { term: 'Dress', detail: attire },
  ];
  return <FactList facts={facts.filter((fact) => typeof fact === 'object')} />;
}
