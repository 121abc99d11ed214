import type { ClinicEvent } from '@site/shared-data/events';
import { Actions } from '@site/ui/Actions';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { EventFacts } from '../event-detail/EventFacts';
import { RegistrationButton } from '../event-detail/RegistrationButton';

interface EventDialogProps {
  /** The event to show. Null keeps the dialog closed. */
  event: ClinicEvent | null;
  onClose: () => void;
}

/** A dialog above the list with the details of an event and its action. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  return (
    <Dialog open={event !== null} onClose={onClose} title={event?.title ?? 'Event'}>
      {event && (
        <>
          <p>{event.description}</p>
          <EventFacts event={event} />
          <Actions>
            <RegistrationButton event={event} soonLabel="Coming Soon" />
            <Button to={event.detailPageUrl} variant="secondary">
              View Event Details
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}
