import { PageHeader } from '@site/ui/PageHeader';
import { EventList } from './EventList';
import { listPicture } from './listPicture';

/** Everything the clinic invites people to. */
export function EventsPage() {
  return (
    <>
      <PageHeader
        title="Events"
        lead="Dress up, lace up or fill a bottle. Every event is a warm way to meet us. Bring a friend."
        picture={listPicture}
      />
      <EventList />
    </>
  );
}
