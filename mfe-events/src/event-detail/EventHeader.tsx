import type { ClinicEvent } from '@site/shared-data/events';
import { formatEventDays, type EventState } from '@site/shared-data/dates/eventState';
import { Notice } from '@site/ui/Notice';
import { PageHeader } from '@site/ui/PageHeader';
import { eventBreadcrumbs } from './eventBreadcrumbs';
import styles from './EventHeader.module.css';
import { Registration } from './Registration';

interface EventHeaderProps {
  event: ClinicEvent;
  state: EventState;
}

/** Returns the state of an event today as text, or null if the event is in the future. */
function standing({ date, endDate }: ClinicEvent, state: EventState): string | null {
  if (state === 'coming') return null;
  if (state === 'under way') return endDate ? `Going on now, through ${endDate}.` : 'This event is today.';
  return endDate ? `This event ran from ${date} to ${endDate}.` : `This event took place on ${date}.`;
}

/** The header of an event's page: date, place and registration, or a description with thanks after the event. */
export function EventHeader({ event, state }: EventHeaderProps) {
  const isOver = state === 'over';
  const line = standing(event, state);
  return (
    <PageHeader
      title={event.title}
      lead={isOver ? (event.afterwards ?? event.summary) : event.description}
      picture={event.image}
      breadcrumbs={eventBreadcrumbs(event)}
      first={
        !isOver && <p className={styles.when}>{`${formatEventDays(event)} · ${event.time} · ${event.location}`}</p>
      }
    >
      {line && (
        <Notice tone={isOver ? 'past' : 'info'}>
          {/* A single text, because a translated page no longer has the text nodes that React would change. */}
          <p>{isOver && !event.afterwards ? `${line} Thank you to all who took part.` : line}</p>
        </Notice>
      )}
      {!isOver && <Registration event={event} />}
    </PageHeader>
  );
}
