import { PageHeader } from '@site/ui/PageHeader';
import { EventList } from './EventList';
import { listPicture } from './listPicture';

/** Everything the clinic invites people to. */
export function EventsPage() {
  return (
    <>
      <PageHeader title="Events" lead="Times to meet, to celebrate and to help." picture={listPicture} />
      <EventList />
    </>
  );
}
