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
        lead="When you come to an event, you stand with families close to home. Bring a friend."
        picture={listPicture}
        breadcrumbs={partnerTrail}
      />
      <EventList />
    </>
  );
}
