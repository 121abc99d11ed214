import { definePage } from '@site/section/definePage';
import { paths } from '@site/shared-data/paths';
import { PageHeader } from '@site/ui/PageHeader';
import { EventList } from './EventList';
import { listPicture } from './listPicture';

const breadcrumbs = [
  { name: 'Home', path: paths.home },
  { name: 'Partner', path: paths.partner },
  { name: 'Events', path: paths.partnerEvents },
];

export const partnerEventsPage = definePage({
  path: paths.partnerEvents,
  title: 'Take part in an event',
  description: 'Events for people who want to help: what is planned, what has been, and how to take part.',
  canonical: paths.events,
  picture: listPicture.name,
  breadcrumbs,
  Page: PartnerEventsPage,
});

/** The list of events among the partner pages. */
function PartnerEventsPage() {
  return (
    <>
      <PageHeader
        title="Events"
        lead="Times to stand beside parents, together with friends and neighbors."
        picture={listPicture}
        breadcrumbs={breadcrumbs}
      />
      <EventList />
    </>
  );
}
