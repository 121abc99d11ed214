import { calendarFile } from '@site/shared-data/constants';
import { Button } from '@site/ui/Button';
import { CalendarPlus } from '@site/ui/icons';
import styles from './CalendarLinks.module.css';
import { useOrigin } from './useOrigin';

/** Two ways to save every event: a file, or a subscription that updates. */
export function CalendarOfAll() {
  const { host } = new URL(useOrigin());
  const feed = `webcal://${host}${calendarFile}`;
  const google = `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: feed })}`;
  return (
    <div className={styles.all}>
      <Button href={calendarFile} variant="secondary" icon={<CalendarPlus />}>
        Add all to your calendar
      </Button>
      <p>
        Or subscribe, and changes arrive by themselves: <a href={feed}>Apple or Outlook</a>,{' '}
        <a href={google} rel="noreferrer">
          Google
        </a>
      </p>
    </div>
  );
}
