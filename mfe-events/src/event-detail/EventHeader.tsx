import { useToday } from '@site/section/today';
import type { ClinicEvent } from '@site/shared-data/events';
import { PageHeader } from '@site/ui/PageHeader';
import { eventTrail } from './eventTrail';
import { PastNotice } from './PastNotice';

interface EventHeaderProps {
  event: ClinicEvent;
}

/** The head of an event's page. Once the event is over, it says so first. */
export function EventHeader({ event }: EventHeaderProps) {
  return (
    <PageHeader title={event.title} lead={event.description} picture={event.image} breadcrumbs={eventTrail(event)}>
      <PastNotice event={event} today={useToday()} />
    </PageHeader>
  );
}
