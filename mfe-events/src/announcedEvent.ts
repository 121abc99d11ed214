import type { AnnouncedEvent } from '@site/section/Section';
import type { ClinicEvent } from '@site/shared-data/events';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { endAfterMidnight } from '@site/shared-data/dates/eventEnd';
import { formatEventDays } from '@site/shared-data/dates/eventState';
import { findPicture } from '@site/shared-data/pictures';

/** Returns what the front door and the footer show of an event. */
export function announcedEvent(event: ClinicEvent): AnnouncedEvent {
  const { title, date, endDate, time, location, summary, image, registrationOpen, detailPageUrl } = event;
  const endsAt = endAfterMidnight(event);
  return {
    path: detailPageUrl,
    title,
    firstDay: parseEventDate(date),
    lastDay: parseEventDate(endDate ?? date),
    ...(endsAt && { endsAt }),
    when: `${formatEventDays(event)} · ${time}`,
    where: location,
    summary,
    isOpen: registrationOpen,
    picture: { name: image.name, hash: findPicture(image.name).hash, alt: image.alt },
  };
}
