import type { ClinicEvent } from '@site/shared-data/events';
import { Block } from '@site/ui/Block';
import { useId } from 'react';
import { QuestionByEmail } from './QuestionByEmail';
import { RegistrationButton } from './RegistrationButton';

interface NextTimeProps {
  event: ClinicEvent;
}

/** The action after an event: a button with a note about where it leads while the next date is unknown. */
export function NextTime({ event }: NextTimeProps) {
  const lineId = useId();
  const { requiresRegistration, registrationOpen } = event;
  return (
    <Block heading="The next one">
      <p id={lineId}>
        There is no date yet.
        {requiresRegistration && registrationOpen && ' The button leads to the registration page of the last one.'}
      </p>
      <RegistrationButton event={event} variant="secondary" soonLabel="Registration Coming Soon" describedBy={lineId} />
      <QuestionByEmail event={event} />
    </Block>
  );
}
