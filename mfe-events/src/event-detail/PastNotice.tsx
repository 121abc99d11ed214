import type { ClinicDay } from '@site/shared-data/clinicTime';
import type { ClinicEvent } from '@site/shared-data/events';
import { isPast } from '@site/shared-data/isPast';
import { Notice } from '@site/ui/Notice';
import { mailingListUrl } from '../mailingListUrl';
import { isOver } from './isOver';

interface PastNoticeProps {
  event: ClinicEvent;
  today: ClinicDay;
}

/** Says that an event's day has passed, or that a campaign is under way. Silent before. */
export function PastNotice({ event, today }: PastNoticeProps) {
  const { date, endDate } = event;
  if (!isPast(event, today)) return null;
  if (!isOver(event, today)) {
    return (
      <Notice>
        <p>
          This campaign is under way. It began on {date} and runs through {endDate}.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="past">
      <p>
        {endDate ? `This event began on ${date} and has ended.` : `This event was on ${date}.`} Thank you for your
        interest.
      </p>
      <p>
        Would you like to hear about the next one? <a href={mailingListUrl}>Join our mailing list</a>.
      </p>
    </Notice>
  );
}
