import type { ClinicEvent } from '@site/shared-data/events';
import { Block } from '@site/ui/Block';
import { SideBySide } from '@site/ui/SideBySide';
import { EventFacts } from './EventFacts';
import type { OwnParts } from './OwnParts';
import { PastRegistration } from './PastRegistration';

interface PastEventProps {
  event: ClinicEvent;
  recap: OwnParts['recap'] | undefined;
}

/** What an event was. What is left of its registration comes last, and quietly. */
export function PastEvent({ event, recap }: PastEventProps) {
  const facts = { heading: 'When and where it was', content: <EventFacts event={event} isOver /> };
  return (
    <>
      <Block tone="sand">
        <SideBySide sides={recap ? [recap, facts] : [facts]} />
      </Block>
      <Block>
        <PastRegistration event={event} />
      </Block>
    </>
  );
}
