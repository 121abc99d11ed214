import { useToday } from '@site/section/today';
import type { ClinicEvent } from '@site/shared-data/events';
import { eventState } from '@site/shared-data/eventState';
import type { ComponentType } from 'react';
import { HearAboutTheNext } from '../HearAboutTheNext';
import { EventHeader } from './EventHeader';
import { WhenAndWhere } from './WhenAndWhere';

/** What belongs to one event alone. Once the event is over, it invites to nothing any more. */
export type OwnPart = ComponentType<{ event: ClinicEvent; isOver: boolean }>;

interface EventDetailProps {
  event: ClinicEvent;
  Own?: OwnPart | undefined;
}

/** The page of an event, in the words that fit the day: it is coming, under way or over. */
export function EventDetail({ event, Own }: EventDetailProps) {
  const state = eventState(event, useToday());
  return (
    <>
      <EventHeader event={event} state={state} />
      <WhenAndWhere event={event} state={state} />
      {Own && <Own event={event} isOver={state === 'over'} />}
      {state === 'over' && <HearAboutTheNext />}
    </>
  );
}
