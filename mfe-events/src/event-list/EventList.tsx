import { eventColumns } from '@site/shared-data/constants';
import { events } from '@site/shared-data/events';
import { eventsFacts } from '@site/shared-data/facts/events';
import { eventState, pastEvents, upcomingEvents } from '@site/shared-data/dates/eventState';
import { useMinute, useToday } from '@site/section/today';
import { Block } from '@site/ui/Block';
import { CallToAction } from '@site/ui/CallToAction';
import { CardGrid } from '@site/ui/CardGrid';
import { CalendarOfAll } from '../calendar/CalendarOfAll';
import { EventDialog } from '../event-dialog/EventDialog';
import { EventCard } from './EventCard';
import { MailingListButton } from '../MailingListButton';
import { NothingPlanned } from './NothingPlanned';

/** All events: future ones, then past ones, each sorted by date. */
export function EventList() {
  const today = useToday();
  const minute = useMinute();
  const upcoming = upcomingEvents(events, today, minute);
  const past = pastEvents(events, today, minute);
  return (
    <>
      <Block heading="Upcoming events">
        {upcoming.length > 0 ? (
          <CardGrid columns={eventColumns}>
            {upcoming.map((event) => (
              <EventCard key={event.id} event={event} state={eventState(event, today, minute)} />
            ))}
          </CardGrid>
        ) : (
          <NothingPlanned />
        )}
        <CalendarOfAll />
      </Block>
      {past.length > 0 && (
        <Block heading="Past events">
          <CardGrid columns={eventColumns}>
            {past.map((event) => (
              <EventCard key={event.id} event={event} state="over" />
            ))}
          </CardGrid>
        </Block>
      )}
      {upcoming.length > 0 && (
        <CallToAction heading="Hear about the next one" actions={<MailingListButton />}>
          <p>{eventsFacts.mailingList.value}</p>
        </CallToAction>
      )}
      {/* No event is ever selected, because a card links to the event's own page. */}
      <EventDialog event={null} onClose={() => {}} />
    </>
  );
}
