import type { ClinicEvent } from '@site/shared-data/events';
import { Block } from '@site/ui/Block';
import { SideBySide } from '@site/ui/SideBySide';
import { EventFacts } from './EventFacts';
import { NextTime } from './NextTime';
import type { OwnParts } from './OwnParts';

interface PastEventProps {
  event: ClinicEvent;
  own?: OwnParts | undefined;
}

/** A past event, and what follows it. */
export function PastEvent({ event, own }: PastEventProps) {
  const facts = { heading: 'When and where it was', content: <EventFacts event={event} isOver /> };
  return (
    <>
      <Block tone="sand">
        <SideBySide sides={own?.recap ? [own.recap, facts] : [facts]} />
      </Block>
      <NextTime event={event} />
      {own?.Remains && <own.Remains event={event} />}
    </>
  );
}
