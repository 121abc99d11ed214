import { eventColumns } from '@site/shared-data/constants';
import { events } from '@site/shared-data/events';
import { pastEvents } from '@site/shared-data/pastEvents';
import { upcomingEvents } from '@site/shared-data/upcomingEvents';
import { useToday } from '@site/section/today';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CardGrid } from '@site/ui/CardGrid';
import Mail from 'lucide-react/icons/mail';
import { EventDialog } from '../event-dialog/EventDialog';
import { mailingListUrl } from '../mailingListUrl';
import { EventCard } from './EventCard';
import { NothingPlanned } from './NothingPlanned';

/** All events: those to come, then those that were, each group by date. */
export function EventList() {
  const today = useToday();
  const upcoming = upcomingEvents(events, today);
  const past = pastEvents(events, today);
  return (
    <>
      <Block heading="Upcoming events">
        {upcoming.length > 0 ? (
          <CardGrid columns={eventColumns}>
            {upcoming.map((event) => (
              <EventCard key={event.id} event={event} isPast={false} />
            ))}
          </CardGrid>
        ) : (
          <NothingPlanned />
        )}
      </Block>
      {past.length > 0 && (
        <Block heading="Past events">
          <CardGrid columns={eventColumns}>
            {past.map((event) => (
              <EventCard key={event.id} event={event} isPast />
            ))}
          </CardGrid>
        </Block>
      )}
      {upcoming.length > 0 && (
        <CallToAction
          heading="Hear about the next one"
          actions={
            <Button href={mailingListUrl} icon={<Mail />}>
              Join our mailing list
            </Button>
          }
        >
          <p>We write when a date is set. One e-mail is enough to join.</p>
        </CallToAction>
      )}
      {/* Nothing selects an event: its card leads to the event's own page instead. */}
      <EventDialog event={null} onClose={() => {}} />
    </>
  );
}
