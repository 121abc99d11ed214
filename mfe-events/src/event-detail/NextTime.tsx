import type { ClinicEvent } from '@site/shared-data/events';
import { eventsFacts } from '@site/shared-data/facts/events';
import { Actions } from '@site/ui/Actions';
import { Block } from '@site/ui/Block';
import { useId } from 'react';
import { MailingListButton } from '../MailingListButton';
import { QuestionByEmail } from './QuestionByEmail';
import { RegistrationButton } from './RegistrationButton';

interface NextTimeProps {
  event: ClinicEvent;
}

/** Returns the state of the registration after the event, or null if the event needs none. */
function registrationLine({ requiresRegistration, registrationOpen, date }: ClinicEvent): string | null {
  if (!requiresRegistration) return null;
  return registrationOpen
    ? `Registration for ${date.slice(-4)} has closed; its page is still there.`
    : 'Registration for the next one opens once its day is set.';
}

/** The link to the mailing list, and the button of the past event with a line about its target. */
export function NextTime({ event }: NextTimeProps) {
  const lineId = useId();
  const line = registrationLine(event);
  return (
    <Block heading="The next one">
      <p>{eventsFacts.mailingList.value}</p>
      {line && <p id={lineId}>{line}</p>}
      <Actions>
        <MailingListButton />
        <RegistrationButton
          event={event}
          variant="secondary"
          soonLabel="Registration Coming Soon"
          describedBy={lineId}
        />
      </Actions>
      <QuestionByEmail event={event} />
    </Block>
  );
}
