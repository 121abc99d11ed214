import type { ClinicEvent } from '@site/shared-data/events';
import { Button } from '@site/ui/Button';
import { CalendarPlus } from '@site/ui/icons';
import { calendarPath } from './calendarPath';
import styles from './CalendarLinks.module.css';
import { googleCalendarUrl } from './googleCalendarUrl';
import { useOrigin } from './useOrigin';

interface CalendarLinksProps {
  event: ClinicEvent;
}

/** Two ways to save the date: a file for any calendar, and Google Calendar. */
export function CalendarLinks({ event }: CalendarLinksProps) {
  const origin = useOrigin();
  return (
    <div className={styles.links}>
      <Button href={calendarPath(event)} variant="secondary" icon={<CalendarPlus />}>
        Add to calendar
      </Button>
      <Button href={googleCalendarUrl(event, origin)} variant="quiet" newTab>
        Google Calendar
      </Button>
    </div>
  );
}
