import type { ClinicEvent } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { Button } from '@site/ui/Button';

interface RegistrationButtonProps {
  event: ClinicEvent;
  /** The text of the button while registration is not open. */
  soonLabel: string;
  /** The id of the text that explains why the button does nothing yet. */
  describedBy?: string;
  /** Secondary once the event is over. */
  variant?: 'primary' | 'secondary';
}

/** The button for an event: register, wait for registration, or ask. */
export function RegistrationButton({ event, soonLabel, describedBy, variant }: RegistrationButtonProps) {
  if (!event.requiresRegistration)
    return (
      <Button to={paths.contact} variant={variant}>
        Contact Us
      </Button>
    );
  if (event.registrationOpen && event.registrationUrl) {
    return (
      <Button href={event.registrationUrl} newTab variant={variant}>
        Register Now
      </Button>
    );
  }
  return (
    <Button disabled describedBy={describedBy}>
      {soonLabel}
    </Button>
  );
}
