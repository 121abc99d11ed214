import type { ClinicEvent } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { Button } from '@site/ui/Button';

interface RegistrationButtonProps {
  event: ClinicEvent;
  /** What the button says while registration is not open. */
  soonLabel: string;
  /** The id of the line that says why the button cannot be pressed. */
  describedBy?: string;
  /** Secondary once the event is over. */
  variant?: 'primary' | 'secondary';
}

/** The one thing to do about an event: register, wait for it, or ask. */
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
