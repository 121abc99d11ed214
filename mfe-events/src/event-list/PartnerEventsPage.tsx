import { PageHeader } from '@site/ui/PageHeader';
import { EventList } from './EventList';
import { listPicture } from './listPicture';
import { partnerTrail } from './partnerTrail';

/** The list of events for people on their way through the partner pages. */
export function PartnerEventsPage() {
  return (
    <>
      <PageHeader
        title="Events"
        lead="Times to stand beside parents, together with friends and neighbors."
        picture={listPicture}
        breadcrumbs={partnerTrail}
      />
      <EventList />
    </>
  );
}
