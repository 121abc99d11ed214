import type { ClinicEvent } from '@site/shared-data/events';
import { Badge } from '@site/ui/Badge';
import { Card } from '@site/ui/Card';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import styles from './EventCard.module.css';

interface EventCardProps {
  event: ClinicEvent;
  isPast: boolean;
}

/** One event in the list. A past event is quiet and leads nowhere. */
export function EventCard({ event, isPast }: EventCardProps) {
  return (
    <Card
      title={event.title}
      picture={event.image}
      badge={<EventBadge event={event} isPast={isPast} />}
      to={isPast ? undefined : event.detailPageUrl}
      linkText="Learn More"
      muted={isPast}
    >
      <ul className={styles.facts}>
        <li>
          <CalendarDays />
          {event.date}
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

function EventBadge({ event, isPast }: EventCardProps) {
  if (isPast) return <Badge tone="past">Past event</Badge>;
  return event.registrationOpen ? <Badge>Registration Open</Badge> : <Badge tone="soon">Coming Soon</Badge>;
}
