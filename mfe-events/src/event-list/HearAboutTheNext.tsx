import { eventsFacts } from '@site/shared-data/facts/events';
import { CallToAction } from '@site/ui/CallToAction';
import { MailingListButton } from '../MailingListButton';

/** The way to hear of what is not announced yet, below the events that are. */
export function HearAboutTheNext() {
  return (
    <CallToAction heading="Hear about the next one" actions={<MailingListButton />}>
      <p>{eventsFacts.mailingList.value}</p>
    </CallToAction>
  );
}
