import type { ClinicEvent } from '@site/shared-data/events';
import { Block } from '@site/ui/Block';
import { ShareButton } from '@site/ui/ShareButton';
import { CalendarLinks } from '../calendar/CalendarLinks';
import { EventFacts } from './EventFacts';
import styles from './WhenAndWhere.module.css';

interface WhenAndWhereProps {
  event: ClinicEvent;
}

/** The facts of an event that is not over, and the actions next to them. */
export function WhenAndWhere({ event }: WhenAndWhereProps) {
  return (
    <Block heading="When and where">
      <div className={styles.columns}>
        <EventFacts event={event} />
        <div className={styles.panel}>
          <CalendarLinks event={event} />
          <ShareButton title={event.title} />
        </div>
      </div>
    </Block>
  );
}
