import type { ClinicEvent } from '@site/shared-data/events';
import { Block } from '@site/ui/Block';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { EventFacts } from './EventFacts';
import { NextTime } from './NextTime';
import type { OwnParts } from './OwnParts';

interface PastEventProps {
  event: ClinicEvent;
  own?: OwnParts | undefined;
}

/** A past event, and what follows it. */
export function PastEvent({ event, own }: PastEventProps) {
  const recap = own?.recap?.(event);
  return (
    <>
      <Block tone="sand">
        <SideBySide>
          {recap && <Side heading={recap.heading}>{recap.content}</Side>}
          <Side heading="When and where it was">
            <EventFacts event={event} isOver />
          </Side>
        </SideBySide>
      </Block>
      <NextTime event={event} />
      {own?.Remains && <own.Remains event={event} />}
    </>
  );
}
