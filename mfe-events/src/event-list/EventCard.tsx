import type { ClinicEvent } from '@site/shared-data/events';
import type { EventState } from '@site/shared-data/dates/eventState';
import { Badge } from '@site/ui/Badge';
import { Card } from '@site/ui/Card';
import { CalendarDays, MapPin } from '@site/ui/icons';
import styles from './EventCard.module.css';

interface EventCardProps {
  event: ClinicEvent;
  state: EventState;
}

/** An event in the list. A past event is subdued and has no link. */
export function EventCard({ event, state }: EventCardProps) {
  const isPast = state === 'over';
  return (
    <Card
      title={event.title}
      picture={event.image}
      badge={<EventBadge event={event} state={state} />}
      to={isPast ? undefined : event.detailPageUrl}
      className={isPast ? styles.past : undefined}
    >
      <ul className={styles.facts}>
        <li>
          <CalendarDays />
          <span>
            <span className={styles.day}>{event.date}</span>
            {event.endDate && (
              <>
                {' – '}
                <span className={styles.day}>{event.endDate}</span>
              </>
            )}
          </span>
        </li>
        <li>
          <MapPin />
          {event.location}
        </li>
      </ul>
      <p>{event.summary}</p>
    </Card>
  );
}

function EventBadge({ event, state }: EventCardProps) {
  if (state === 'over') return <Badge tone="past">Past event</Badge>;
  if (event.registrationOpen) return <Badge>Registration Open</Badge>;
  if (state === 'coming') return <Badge tone="soon">Coming Soon</Badge>;
  return <Badge>{event.endDate ? 'Going on now' : 'Today'}</Badge>;
}
