import { definePage } from '@site/section/definePage';
import { paths } from '@site/shared-data/paths';
import { PageHeader } from '@site/ui/PageHeader';
import { EventList } from './EventList';
import { listPicture } from './listPicture';

export const eventsPage = definePage({
  path: paths.events,
  title: 'Events',
  description: 'What is planned, what has been, and how to hear when a date is set. All events with day and place.',
  picture: listPicture.name,
  Page: EventsPage,
});

/** All events of the clinic. */
function EventsPage() {
  return (
    <>
      <PageHeader title="Events" lead="Times to meet, to celebrate and to help." picture={listPicture} />
      <EventList />
    </>
  );
}
