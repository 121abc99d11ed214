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

/**
 * A dialog above the list with the details of an event and its action. No card selects an event (specification, section
 * 4), so the browser's script only contains the closed dialog.
 */
export function EventDialog({ event, onClose }: EventDialogProps) {
  return process.env['SITE_TARGET'] === 'browser' || event === null ? (
    <dialog aria-label="Event details" />
  ) : (
    <Dialog open onClose={onClose} title={event.title}>
      <p>{event.description}</p>
      <EventFacts event={event} />
      <Actions>
        <RegistrationButton event={event} soonLabel="Coming Soon" />
        <Button to={event.detailPageUrl} variant="secondary">
          View Event Details
        </Button>
      </Actions>
    </Dialog>
  );
}
