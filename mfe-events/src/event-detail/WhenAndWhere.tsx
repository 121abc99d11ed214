import type { ClinicEvent } from '@site/shared-data/events';
import type { EventState } from '@site/shared-data/eventState';
import { Block } from '@site/ui/Block';
import { ShareButton } from '@site/ui/ShareButton';
import { CalendarLinks } from '../calendar/CalendarLinks';
import { EventFacts } from './EventFacts';
import { Registration } from './Registration';
import styles from './WhenAndWhere.module.css';

interface WhenAndWhereProps {
  event: ClinicEvent;
  state: EventState;
}

/** The facts of an event, and beside them what a visitor can do now. */
export function WhenAndWhere({ event, state }: WhenAndWhereProps) {
  const isOver = state === 'over';
  return (
    <Block heading={isOver ? 'When and where it was' : 'When and where'}>
      <div className={styles.columns}>
        <EventFacts event={event} isOver={isOver} />
        <div className={styles.panel}>
          <Registration event={event} isOver={isOver} />
          {!isOver && <CalendarLinks event={event} />}
          <ShareButton title={event.title} />
        </div>
      </div>
    </Block>
  );
}
