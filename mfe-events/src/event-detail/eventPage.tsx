import { definePage } from '@site/section/definePage';
import type { SectionPage } from '@site/section/Section';
import { eventDescription } from '@site/shared-data/eventDescription';
import type { ClinicEvent } from '@site/shared-data/events';
import { calendarPath } from '../calendar/calendarPath';
import { eventCalendar } from '../calendar/eventCalendar';
import { EventDetail } from './EventDetail';
import { eventStructuredData } from './eventStructuredData';
import { eventBreadcrumbs } from './eventBreadcrumbs';
import type { OwnParts } from './OwnParts';

/** Returns the page of an event, with the head and the calendar file that follow from it. */
export function eventPage(event: ClinicEvent, own?: OwnParts): SectionPage {
  const { title, image, detailPageUrl } = event;
  return definePage({
    path: detailPageUrl,
    title,
    description: eventDescription(event),
    picture: image.name,
    breadcrumbs: eventBreadcrumbs(event),
    ...(process.env['SITE_TARGET'] !== 'browser' && {
      structuredData: [eventStructuredData(event)],
      files: [
        {
          path: calendarPath(event),
          type: 'text/calendar',
          text: (origin, composed) => eventCalendar(event, origin, composed),
        },
      ],
    }),
    Page: () => <EventDetail event={event} own={own} />,
  });
}
