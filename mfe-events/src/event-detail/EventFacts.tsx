import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import type { ClinicEvent } from '@site/shared-data/events';
import { formatLongDate, parseEventDate } from '@site/shared-data/dates/eventDate';
import { ExternalLink } from '@site/ui/ExternalLink';
import { FactList } from '@site/ui/FactList';
import styles from './EventFacts.module.css';

interface EventFactsProps {
  event: ClinicEvent;
  /** Whether the event is over, so that directions and preparations no longer matter. */
  isOver?: boolean;
}

const inFull = (date: string) => formatLongDate(parseEventDate(date));

/**
 * The time, the place and other known facts of an event. The page of a past event leaves out a time that was never
 * announced.
 */
export function EventFacts({ event, isOver = false }: EventFactsProps) {
  const {
    date,
    endDate,
    doorsTime,
    startTime,
    time,
    location,
    address,
    route,
    attire,
    cost,
    parking,
    children,
    bring,
  } = event;
  const place = (
    <>
      <p>{location}</p>
      {address && <p>{addressLine(address)}</p>}
      {address && !isOver && (
        <p className={styles.directions}>
          <ExternalLink href={directionsUrl(address)}>Directions to the venue</ExternalLink>
        </p>
      )}
    </>
  );
  const guests = [
    cost && { term: 'Cost', detail: cost },
    parking && { term: 'Parking', detail: parking },
    children && { term: 'Children', detail: children },
    bring && { term: 'What to bring', detail: bring },
  ];
  const facts = [
    { term: endDate ? (isOver ? 'Started' : 'Starts') : 'Date', detail: inFull(date) },
    endDate && { term: isOver ? 'Ended' : 'Ends', detail: inFull(endDate) },
    doorsTime && { term: isOver ? 'Doors opened' : 'Doors open', detail: doorsTime },
    (!isOver || endDate || startTime) && { term: endDate && !startTime ? 'Length' : 'Time', detail: time },
    { term: 'Place', detail: place },
    route && { term: 'Route', detail: route },
    attire && { term: 'Dress', detail: attire },
    ...(isOver ? [] : guests),
  ];
  return <FactList facts={facts.filter((fact) => typeof fact === 'object')} />;
}
