import { useMinute, useToday } from '@site/section/today';
import { formatEventDays } from '@site/shared-data/dates/eventState';
import { events as allEvents, type ClinicEvent } from '@site/shared-data/events';
import { eventsFacts } from '@site/shared-data/facts/events';
import { Actions } from '@site/ui/Actions';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { useId } from 'react';
import { MailingListButton } from '../MailingListButton';
import { nextLike } from './nextLike';
import { QuestionByEmail } from './QuestionByEmail';
import { RegistrationButton } from './RegistrationButton';

interface NextTimeProps {
  event: ClinicEvent;
  events?: readonly ClinicEvent[];
}

/** Returns the state of the registration after the event, or null if the event needs none. */
function registrationLine({ requiresRegistration, registrationOpen, date }: ClinicEvent): string | null {
  if (!requiresRegistration) return null;
  return registrationOpen
    ? `Registration for ${date.slice(-4)} has closed; its page is still there.`
    : 'Registration for the next one opens once its day is set.';
}

/** What follows a past event: the next one of its kind, or the mailing list and the button of the past event. */
export function NextTime({ event, events = allEvents }: NextTimeProps) {
  const lineId = useId();
  const next = nextLike(event, events, useToday(), useMinute());
  if (next) {
    return (
      <Block heading="The next one">
        <p>{`${next.title}: ${formatEventDays(next)}, ${next.location}.`}</p>
        <Actions>
          <Button to={next.detailPageUrl} about={next.title}>
            Learn More
          </Button>
        </Actions>
        <QuestionByEmail event={next} />
      </Block>
    );
  }
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
