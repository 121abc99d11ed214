import { useToday } from '@site/section/today';
import type { ClinicEvent } from '@site/shared-data/events';
import { isPast } from '@site/shared-data/isPast';
import { Block } from '@site/ui/Block';
import { ShareButton } from '@site/ui/ShareButton';
import { CalendarLinks } from '../calendar/CalendarLinks';
import { EventFacts } from './EventFacts';
import { isOver } from './isOver';
import { Registration } from './Registration';
import styles from './WhenAndWhere.module.css';

interface WhenAndWhereProps {
  event: ClinicEvent;
  /** The length of a route, where there is one. */
  route?: string;
}

/** The facts of an event, and beside them what a visitor can do now. */
export function WhenAndWhere({ event, route }: WhenAndWhereProps) {
  const today = useToday();
  return (
    <Block heading="When and where">
      <div className={styles.columns}>
        <EventFacts event={event} route={route} />
        <div className={styles.panel}>
          <Registration event={event} isOver={isOver(event, today)} />
          {!isPast(event, today) && <CalendarLinks event={event} />}
          <ShareButton title={event.title} />
        </div>
      </div>
    </Block>
  );
}
