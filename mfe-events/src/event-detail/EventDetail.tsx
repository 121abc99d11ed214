import { useMinute, useToday } from '@site/section/today';
import type { ClinicEvent } from '@site/shared-data/events';
import { eventState } from '@site/shared-data/dates/eventState';
import { EventHeader } from './EventHeader';
import type { OwnParts } from './OwnParts';
import { PastEvent } from './PastEvent';
import { WhenAndWhere } from './WhenAndWhere';

interface EventDetailProps {
  event: ClinicEvent;
  own?: OwnParts | undefined;
}

/** The page of an event with text for its state: coming, under way or past. */
export function EventDetail({ event, own }: EventDetailProps) {
  const state = eventState(event, useToday(), useMinute());
  return (
    <>
      <EventHeader event={event} state={state} />
      {state === 'over' ? (
        <PastEvent event={event} own={own} />
      ) : (
        <>
          <WhenAndWhere event={event} />
          {own && <own.Invitation event={event} />}
        </>
      )}
    </>
  );
}
